"""The words cards are written in: effects, selectors, conditions, amounts, triggers and constants.

Everything here is a frozen value that composes. Effects know how to be carried out, never how to be
said: the texts are found by their class names.
"""
