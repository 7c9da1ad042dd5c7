-- Signs in once the browser that confirmed a registration, without the password that was just typed there.
CREATE TABLE sign_in_keys (
  key_hash text PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
