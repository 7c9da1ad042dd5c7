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
  -- The page that an admin sees first after sign-in.
  first_page text NOT NULL DEFAULT 'dashboard' CHECK (first_page IN ('dashboard', 'queue')),
  desk_role text NOT NULL DEFAULT 'owner' CHECK (desk_role IN ('owner', 'lead', 'bookkeeper', 'clerk')),
  all_order_mails boolean NOT NULL DEFAULT false,
  -- A temporary password signs in until this moment.
  password_ends_at timestamptz,
  CHECK (email = lower(email)),
  CHECK (role <> '')
);
COMMENT ON TABLE users IS 'An account: a carrier (role user) or an admin.';
COMMENT ON COLUMN users.desk_role IS 'What an admin may do at the desk; of no account but an admin''s. Whoever was an admin before is an owner.';
COMMENT ON COLUMN users.all_order_mails IS 'Who opened an account with several people wants the mails about all of its orders, and not only about their own.';
CREATE UNIQUE INDEX users_email ON users (email) WHERE deleted_at IS NULL AND email <> '';
-- One index for each column that the list of users is sorted by; the id decides between equals.
CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
-- The database reads an index of an expression alone only if the index has the columns of the expression, too.
CREATE INDEX users_by_name ON users (lower(first_name || ' ' || middle_name || ' ' || last_name), id)
  INCLUDE (first_name, middle_name, last_name) WHERE deleted_at IS NULL;
CREATE INDEX users_by_phone ON users (phone, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_role ON users (role, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_total_permits ON users (total_permits, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_created_at ON users (created_at, id) WHERE deleted_at IS NULL;
-- Backwards, as people read out the last digits. Before a space: an extension is behind it.
CREATE INDEX users_by_phone_end ON users (reverse(split_part(phone, ' ', 1)) text_pattern_ops) WHERE phone <> '';
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
    -- Without fastupdate: its pending list would be read by every search.
    CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX users_name_parts ON users
      USING gin (lower(first_name || ' ' || middle_name || ' ' || last_name) gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END $$;

CREATE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('access', OLD.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_account() IS 'Tells all servers that the access of a user has changed.';
CREATE TRIGGER users_announced AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.desk_role, OLD.password_hash, OLD.password_is_temporary, OLD.deleted_at)
    IS DISTINCT FROM (NEW.role, NEW.desk_role, NEW.password_hash, NEW.password_is_temporary, NEW.deleted_at))
  EXECUTE FUNCTION announce_account();
CREATE TRIGGER users_removed AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION announce_account();

-- An erasure writes the row and leaves it.
CREATE TABLE former_admins (
  id uuid PRIMARY KEY REFERENCES users (id),
  email text NOT NULL CHECK (email <> ''),
  name text NOT NULL
);
COMMENT ON TABLE former_admins IS 'The name of a deleted admin, for as long as the audit log is kept.';
