"""The words cards are written in, one module for a family.

What is looked at: `references`, `selectors`, `filters`, `amounts`, `conditions` and what they share, `logic`.
When and how: `triggers`, `flow`, `choosing`, `players`. What is done: `dice`, `damage`, `in_play`, `playing`,
`resources`, `battlefield`, `cards` (in hands, decks, discard piles). What lasts: `constants`; deck building
has its own in `decks.vocabulary`. `sorts` has names for what many cards speak of.

Everything here is a frozen value that composes. Effects know how to be carried out, never how to be
said: the texts are found by their class names (`text.messages`).
"""
