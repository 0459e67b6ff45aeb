"""What bots, learners and simulations ask of this game."""
