CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- Empty where the account has none.
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'user',
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  middle_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  -- Null until it is chosen on a device.
  theme text CHECK (theme IN ('light', 'dark')),
  -- An admin set the password: the owner replaces it at the first sign-in.
  password_is_temporary boolean NOT NULL DEFAULT false,
  -- Permits of the paid orders, counted by triggers on orders and permits, so that a list can be sorted by it.
  total_permits integer NOT NULL DEFAULT 0 CHECK (total_permits >= 0),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK (email = lower(email)),
  CHECK (role <> '')
);
CREATE UNIQUE INDEX users_email ON users (email) WHERE deleted_at IS NULL AND email <> '';
-- One index for each column that the list of users is sorted by; the id decides between equals.
CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_name ON users (lower(first_name || ' ' || middle_name || ' ' || last_name), id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_phone ON users (phone, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_role ON users (role, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_total_permits ON users (total_permits, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_created_at ON users (created_at, id) WHERE deleted_at IS NULL;

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
CREATE INDEX registrations_email ON registrations (email, created_at);

CREATE TABLE codes_sent (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX codes_sent_email ON codes_sent (email, sent_at);

CREATE TABLE password_resets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- In words (Chrome on Windows), so that no more is stored of a device than its owner sees.
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (last_used_at >= created_at)
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  successors integer NOT NULL DEFAULT 0 CHECK (successors BETWEEN 0 AND 2)
);
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
-- One change at a time: a newer one replaces the one before.
CREATE UNIQUE INDEX email_changes_open ON email_changes (user_id) WHERE confirmed_at IS NULL;

CREATE TABLE sign_in_failures (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'address')),
  subject text NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX sign_in_failures_subject ON sign_in_failures (kind, subject, failed_at);
