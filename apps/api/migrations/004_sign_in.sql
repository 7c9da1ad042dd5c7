CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  code_hash text NOT NULL,
  cookie_hash text NOT NULL UNIQUE,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
COMMENT ON TABLE registrations IS 'A registration that waits for its code.';
CREATE INDEX registrations_email ON registrations (email, created_at);

CREATE TABLE codes_sent (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  sent_at timestamptz NOT NULL,
  -- A hash of the network address that asked for the code. A stranger's requests use up an allowance of their own.
  requester text NOT NULL DEFAULT ''
);
COMMENT ON TABLE codes_sent IS 'Codes that were sent, to count by.';
CREATE INDEX codes_sent_email ON codes_sent (email, sent_at);

CREATE TABLE password_resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE password_resets IS 'A link to a new password.';

CREATE TABLE sign_in_keys (
  key_hash text PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE sign_in_keys IS 'Signs in once the browser that confirmed a registration, without the password that was just typed there.';

CREATE TABLE sign_in_failures (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'address')),
  subject text NOT NULL,
  failed_at timestamptz NOT NULL
);
COMMENT ON TABLE sign_in_failures IS 'Failed sign-ins of an account or an address, to slow down the next ones.';
CREATE INDEX sign_in_failures_subject ON sign_in_failures (kind, subject, failed_at);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  account_id uuid,
  -- In words (Chrome on Windows), so that no more is stored of a device than its owner sees.
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- How the session began, or was strengthened since.
  method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'password-code', 'passkey')),
  -- The last proof of its owner, for acts that need a fresh one.
  proved_at timestamptz NOT NULL,
  CHECK (last_used_at >= created_at),
  FOREIGN KEY (account_id, user_id) REFERENCES memberships (account_id, person_id) ON DELETE CASCADE
);
COMMENT ON TABLE sessions IS 'A sign-in on a device.';
COMMENT ON COLUMN sessions.account_id IS 'The account in which the person works; null for their own.';
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;
-- For the account that the next session of a person opens.
CREATE INDEX sessions_newest ON sessions (user_id, created_at DESC);
CREATE INDEX sessions_account ON sessions (account_id) WHERE account_id IS NOT NULL;

CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('access', OLD.user_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_session() IS 'Tells all servers that a session was ended, strengthened or removed.';
-- Not its use, which every refresh writes.
CREATE TRIGGER sessions_announced AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.user_id, OLD.account_id, OLD.created_at, OLD.ended_at, OLD.method)
    IS DISTINCT FROM (NEW.user_id, NEW.account_id, NEW.created_at, NEW.ended_at, NEW.method))
  EXECUTE FUNCTION announce_session();
CREATE TRIGGER sessions_removed AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_session();

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  successors integer NOT NULL DEFAULT 0 CHECK (successors BETWEEN 0 AND 2)
);
COMMENT ON TABLE refresh_tokens IS 'What renews a session''s access; each is used once.';
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The code works in the session that asked for it, and ends with it.
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND new_email <> ''),
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
COMMENT ON TABLE email_changes IS 'A change of e-mail that waits for its code.';
-- One change at a time: a newer one replaces the one before.
CREATE UNIQUE INDEX email_changes_open ON email_changes (user_id) WHERE confirmed_at IS NULL;

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
COMMENT ON TABLE passkeys IS 'A passkey of an account.';
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- A challenge carries its own proof of origin; only used ones are kept.
CREATE TABLE used_challenges (
  challenge_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE used_challenges IS 'Challenges of passkeys that were used, until they expire, so that none is used twice.';
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
COMMENT ON TABLE authenticators IS 'The authenticator app of an account.';

CREATE TABLE recovery_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES authenticators (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz
);
COMMENT ON TABLE recovery_codes IS 'A code for an account whose second factor is lost.';
CREATE INDEX recovery_codes_user ON recovery_codes (user_id) WHERE used_at IS NULL;
