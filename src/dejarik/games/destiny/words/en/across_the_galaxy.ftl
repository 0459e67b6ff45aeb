### Words of the vocabulary that the cards of Across the Galaxy brought.

trigger-action-phase-ended = after the action phase
    .noun = noun-card
clause-host-action = Action (only the character's controller may use it): { $text }
