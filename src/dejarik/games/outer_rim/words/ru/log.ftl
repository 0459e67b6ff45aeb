### Журнал: что произошло, по имени события.

event-TurnBegan = Ход начинает { $seat }.
event-FirstPlayer = Первый игрок: { $seat }.
event-CharacterChosen = { $seat }: персонаж — { $character }, корабль — { $ship }.
event-CreditsChanged = { $seat }: кредиты { $amount }.
event-FameChanged = { $seat }: слава { $amount }.
event-ReputationChanged = { $seat }: репутация ({ $faction }) теперь { $level }.
event-Damaged = { $seat } получает повреждения: { $amount }.
event-Recovered = { $seat } восстанавливает повреждения: { $amount }.
event-Moved = { $seat } движется: { $space }.
event-PatrolMoved = { $patrol } движется: { $space }.
event-PatrolAppeared = Появляется { $patrol }: { $space }.
event-PatrolRemoved = { $seat } побеждает: { $patrol }.
event-MarketDiscarded = { $seat } сбрасывает с рынка: { $card }.
event-MarketRevealed = На рынке открыта карта: { $card }.
event-Bought = { $seat } покупает: { $card } (кредитов: { $price }).
event-AssetGained = { $seat } получает: { $card }.
event-AssetDiscarded = { $seat } сбрасывает: { $card }.
event-AssetGiven = { $seat } отдаёт: { $card }. Кому: { $to }.
event-ShipGained = { $seat } получает корабль: { $ship }.
event-ContactRevealed = Раскрыт жетон встречи: { $slot }.
event-ContactLookedAt = { $seat } тайно смотрит жетон встречи: { $slot }.
event-ContactsSwapped = Жетоны встреч меняются местами: { $slot }; { $place }.
event-ContactPlaced = На карту возвращается: { $contact }.
event-ContactLeft = Карту покидает: { $contact }.
event-EncounterDrawn = { $seat } читает карту: «{ CAP($card) }».
event-SecretGained = { $seat } получает секрет.
event-SecretPlayed = { $seat } раскрывает секрет: «{ CAP($card) }».
event-SecretTakenBack = { $seat } забирает секрет обратно: «{ CAP($card) }».
event-SecretsLost = { $seat } теряет секреты: { $count }.
event-DatabankRead = { $seat } читает базу данных: «{ CAP($card) }».
event-DiceRolled = Бросок ({ $seat }): { $results }.
event-DiceRolledForEnemy = Бросок за противника ({ $by }): { $results }.
event-TestMade = { $seat } проверяет навык ({ $skill }): { $passed ->
        [yes] успех
       *[no] провал
    }.
event-CombatBegan = Бой: { $attacker }; соперник — { $opponent }.
event-CombatDecided = { $won ->
        [yes] { $attacker } побеждает в бою.
       *[no] { $attacker } проигрывает бой.
    }
event-Delivered = { $seat } доставляет: { $card }.
event-JobAttempted = { $seat } берётся за работу «{ CAP($card) }».
event-JobCompleted = { $seat } выполняет работу «{ CAP($card) }».
event-JobFailed = { $seat } проваливает работу «{ CAP($card) }».
event-BountyEarned = { $seat } получает награду: { $card }.
event-Captured = { $seat } берёт в плен: { $contact }.
event-Conceded = { $seat } сдаётся и выходит из игры.
event-Defeated = { $seat } терпит поражение.
event-StoodUp = { $seat } снова в строю.
event-GoalCompleted = { $seat } выполняет цель.
event-ExtraTurnEarned = { $seat } получает дополнительный ход.
event-AiCardDrawn = Соперник тянет: { $card }.
event-OfferAnswered = { $accepted ->
        [yes] { $partner } принимает предложение. Предлагает { $seat }.
       *[no] { $partner } отклоняет предложение. Предлагает { $seat }.
    }
event-LastOffer = { $seat } делает последнее предложение за этот ход: { $most } — достаточно.
event-TokenPlaced = { $seat } оставляет метку: { $space }.
