### Что сделает вариант, до выбора. Короткие надписи стоят рядом с ним: не больше двенадцати знаков.

preview-fame = слава { $number }
preview-damage = { $number } повр.
preview-credits = { $who }: { $before } → { $after } кредитов.
