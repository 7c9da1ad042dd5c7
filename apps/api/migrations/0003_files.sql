-- Stored files without a row, or without one yet: removed once the time has come. A file and a row cannot be written in one
-- transaction, so the key is here before the file is stored, and goes with the commit of the row.
CREATE TABLE leftover_files (
  key text PRIMARY KEY,
  remove_after timestamptz NOT NULL
);
