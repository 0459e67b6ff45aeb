### Слова, которые пришли с картами набора «Через всю Галактику».

trigger-action-phase-ended = после фазы действий
    .noun = noun-card
