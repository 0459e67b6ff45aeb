"""The commands below `dejarik lab`, each with `add` and `run` like any command."""
