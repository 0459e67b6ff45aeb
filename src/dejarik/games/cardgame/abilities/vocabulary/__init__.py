"""The words abilities are written in: selectors, conditions, triggers, costs, effects and constants."""
