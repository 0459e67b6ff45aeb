"""Every rule of the rulebooks: its id, its words in each language, and whether it is proven.

`catalog` reads and searches the rules, `citations` and `proofs` find where code cites and tests prove
them, `coverage` counts. Nothing is read before somebody asks.
"""
