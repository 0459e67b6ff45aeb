### Турниры между ботами: dejarik lab tournament.

lab-tournament-help = провести турнир между колодами и ботами
lab-tournament-description = Проводит турнир между колодами и ботами: каждый с каждым или по швейцарской системе. В паре играют несколько партий, меняясь местами. С ключом --results прерванный турнир продолжается с того же места.
lab-tournament-game-help = какая игра: destiny, cardgame или outer-rim
lab-tournament-deck-metavar = КОЛОДА
lab-tournament-deck-help = колода-участница: название или файл (в outer-rim — персонаж), по одному ключу на колоду; если не указано, участвуют все готовые колоды
lab-tournament-bot-metavar = БОТ
lab-tournament-bot-help = бот, который играет каждой колодой, по одному ключу на бота (если не указан — { $bot })
lab-tournament-system-metavar = СИСТЕМА
lab-tournament-system-help = round-robin (каждый с каждым, если не указано иное) или swiss (швейцарская)
lab-tournament-rounds-help = сколько туров в швейцарской системе; если не указано, столько, чтобы победитель был один
lab-tournament-n-help = сколько партий играют в паре ({ $count })
lab-tournament-rounds-alone = Ключ --rounds имеет смысл только вместе с --system swiss.
lab-tournament-alone = Для турнира нужно хотя бы два участника, а их { $count }.
lab-tournament-twice = Колода «{ $deck }» с ботом «{ $bot }» названа дважды.

tournament-title = Турнир: { $game }
tournament-summary-round-robin = Каждый с каждым: участников { $count }, партий в паре { $each }. Зерно случайности { $seed }, версия { $edition }.
tournament-summary-swiss = Швейцарская система, туров { $rounds }: участников { $count }, партий в паре { $each }. Зерно случайности { $seed }, версия { $edition }.
tournament-standings = Положение
tournament-plot = Доля выигранных партий с интервалами 95 %
tournament-meetings = Кто с кем играл
tournament-column-rank = №
tournament-column-deck = колода
tournament-column-bot = бот
tournament-column-points = очки
tournament-column-opponents = очки соперников
tournament-column-byes = пропуски
tournament-column-wins = победы
tournament-column-losses = поражения
tournament-column-draws = ничьи
tournament-column-share = доля побед, интервал 95 %
tournament-column-round = тур
tournament-column-one = первый
tournament-column-other = второй
tournament-column-score = счёт
