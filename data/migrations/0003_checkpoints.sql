-- A long log is read on from a checkpoint: the table as it stood after row `checkpoint_n`. It is derived and may go at any time.
-- It has people in it. To forget somebody is to drop it and to raise the revision, which tells whoever has the table in
-- memory that rows were overwritten, and keeps a checkpoint from being stored that was made before.

ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN checkpoint_n INTEGER;

ALTER TABLE tables ADD COLUMN checkpoint BYTEA;
