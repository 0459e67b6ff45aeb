### Что сделает вариант, до выбора, в любой игре. Коротко: не больше двенадцати знаков.

preview-win = вы победите
preview-loss = поражение
preview-draw = ничья
preview-left = останется { $number }
preview-can-win = победа?
preview-can-win-text = Следующим ответом можно выиграть партию.
