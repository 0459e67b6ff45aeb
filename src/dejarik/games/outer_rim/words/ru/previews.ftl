### Что сделает вариант, до выбора. Короткие надписи стоят рядом с ним: не больше двенадцати знаков.

preview-fame = слава { $number }
preview-damage = урон { $number }
preview-credits = { $who }: { $before } → { $after } кредитов.
