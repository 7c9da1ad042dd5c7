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
