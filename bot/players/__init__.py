"""Computer players: what to play and what to say, from a view alone."""
