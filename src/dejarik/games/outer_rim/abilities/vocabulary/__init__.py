"""The words in which cards are written: conditions, constant bonuses, dice abilities, effects and flow."""
