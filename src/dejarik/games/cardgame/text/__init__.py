"""The Card Game in words: what its definitions, questions and events say in a language.

Rules never import this; it is for people, and never called inside a simulation.
"""
