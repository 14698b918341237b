"""What stands between Discord and the tables: who asks, in which language, and what comes back."""
