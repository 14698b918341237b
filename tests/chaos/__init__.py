"""Everything at once: people, computer players, timers, restarts, faults of the database and of Discord, for as long as
one likes; and all the while whatever must always hold is looked at."""
