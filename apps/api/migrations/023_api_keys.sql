CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  made_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  prefix text NOT NULL,
  hash text NOT NULL UNIQUE,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz
);
COMMENT ON TABLE api_keys IS 'A key with which a program makes calls in a customer account, within its scopes and the right of the person who made it.';
COMMENT ON COLUMN api_keys.prefix IS 'The beginning of the key, to tell it from others.';
COMMENT ON COLUMN api_keys.hash IS 'Of the whole key, which is not kept.';
CREATE INDEX api_keys_owner ON api_keys (owner_id);
CREATE INDEX api_keys_made_by ON api_keys (made_by);

CREATE TABLE api_key_calls (
  id uuid PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  status integer,
  -- A flood of refused calls is one row of a key and a minute.
  refused integer CHECK (refused > 0)
);
COMMENT ON TABLE api_key_calls IS 'Each call of an API key, for 90 days.';
COMMENT ON COLUMN api_key_calls.path IS 'Without the query, which may hold what a person typed.';
COMMENT ON COLUMN api_key_calls.status IS 'Of the answer; null until there is one.';
COMMENT ON COLUMN api_key_calls.refused IS 'How many calls were refused with `status` in the minute that begins at `at`, by a limit of rates or because the key had ended; the last one has the path. Null for a call of its own.';
CREATE UNIQUE INDEX api_key_calls_refused ON api_key_calls (key_id, at, status) WHERE refused IS NOT NULL;
CREATE INDEX api_key_calls_key ON api_key_calls (key_id, id DESC);
CREATE INDEX api_key_calls_at ON api_key_calls (at);

CREATE FUNCTION revoke_keys_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_keys SET revoked_at = NEW.ended_at
  WHERE owner_id = NEW.account_id AND made_by = NEW.person_id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION revoke_keys_of_member() IS 'Revokes the API keys of a person who leaves an account, for good: they do not come back with the person.';
CREATE TRIGGER memberships_revoke_keys AFTER UPDATE OF ended_at ON memberships FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION revoke_keys_of_member();

CREATE TABLE idempotency_keys (
  id uuid NOT NULL,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  fingerprint text NOT NULL,
  started_at timestamptz NOT NULL,
  answer jsonb,
  PRIMARY KEY (owner_id, person_id, key)
);
COMMENT ON TABLE idempotency_keys IS 'What was answered to a call that creates or pays and names a key of its caller, for 24 hours: the call that is repeated gets the same answer.';
COMMENT ON COLUMN idempotency_keys.id IS 'Of what the call creates, if its body may choose that and does not.';
COMMENT ON COLUMN idempotency_keys.fingerprint IS 'A hash of the call and its body.';
COMMENT ON COLUMN idempotency_keys.answer IS 'Null until the call has ended.';
CREATE INDEX idempotency_keys_started ON idempotency_keys (started_at);
CREATE INDEX idempotency_keys_person ON idempotency_keys (person_id);
