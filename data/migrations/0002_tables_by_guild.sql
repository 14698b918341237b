-- A server's open tables are listed at every key that a moderator presses.

CREATE INDEX open_tables_by_guild ON tables (guild) WHERE closed IS NULL;
