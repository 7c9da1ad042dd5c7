-- `method` is how the session began, or was strengthened since; `proved_at` is the last proof of its owner, for acts that need a fresh one.
ALTER TABLE sessions
  ADD COLUMN method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'password-code', 'passkey')),
  ADD COLUMN proved_at timestamptz;
UPDATE sessions SET proved_at = created_at;
ALTER TABLE sessions ALTER COLUMN proved_at SET NOT NULL;

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  -- COSE, base64url.
  public_key text NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- A challenge carries its own proof of origin; only used ones are kept, until they expire, so that none is used twice.
CREATE TABLE used_challenges (
  challenge_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_challenges_expires_at ON used_challenges (expires_at);

CREATE TABLE authenticators (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with a key that is not in the database.
  sealed_secret text NOT NULL,
  -- The step of 30 seconds of the last code: no code works twice, and none from before it.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Null until the first code shows that the app has the secret.
  confirmed_at timestamptz
);

CREATE TABLE recovery_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES authenticators (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id) WHERE used_at IS NULL;
