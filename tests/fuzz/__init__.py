"""Random presses and commands by everybody, everywhere, at tables in every phase of every game."""
