"""Who asks, in which language, with which permissions, in which place; and every interaction answered."""
