-- A flood of refused calls is one row of a key and a minute.
ALTER TABLE api_key_calls ADD COLUMN refused integer CHECK (refused > 0);
COMMENT ON COLUMN api_key_calls.refused IS 'How many calls a limit of rates refused in the minute that begins at `at`; the last one has the path. Null for a call of its own.';
CREATE UNIQUE INDEX api_key_calls_refused ON api_key_calls (key_id, at) WHERE refused IS NOT NULL;
