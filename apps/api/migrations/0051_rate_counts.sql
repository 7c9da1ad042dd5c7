-- Requests of one network address to one address of the API in the running minute, counted by all processes together. The key is
-- a keyed hash. A crash of the database may empty the table: it is not worth the log.
CREATE UNLOGGED TABLE rate_counts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_counts_ends_at ON rate_counts (ends_at);
