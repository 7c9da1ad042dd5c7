-- An account has the id of the person who opened it, its first owner. What belongs to it (orders, cards, fleet, books) names it in
-- `user_id`. The first owner needs no row here: an account of one has none.
CREATE TABLE memberships (
  account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'dispatcher', 'viewer')),
  joined_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (account_id, person_id),
  CHECK (account_id <> person_id),
  CHECK (ended_at >= joined_at)
);
COMMENT ON TABLE memberships IS 'A person who works in the account of another one, or did: the row stays, so that history knows who it was.';
CREATE INDEX memberships_person ON memberships (person_id);

CREATE FUNCTION announce_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('access', OLD.person_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_membership() IS 'Tells all servers that the rights of a person in an account have changed.';
CREATE TRIGGER memberships_announced AFTER UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION announce_membership();

ALTER TABLE sessions ADD COLUMN account_id uuid,
  ADD FOREIGN KEY (account_id, user_id) REFERENCES memberships (account_id, person_id) ON DELETE CASCADE;
COMMENT ON COLUMN sessions.account_id IS 'The account in which the person works; null for their own.';
-- For the account that the next session of a person opens.
CREATE INDEX sessions_newest ON sessions (user_id, created_at DESC);
CREATE INDEX sessions_account ON sessions (account_id) WHERE account_id IS NOT NULL;

DROP TRIGGER sessions_announced ON sessions;
-- Not its use, which every refresh writes.
CREATE TRIGGER sessions_announced AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.user_id, OLD.account_id, OLD.created_at, OLD.ended_at, OLD.method)
    IS DISTINCT FROM (NEW.user_id, NEW.account_id, NEW.created_at, NEW.ended_at, NEW.method))
  EXECUTE FUNCTION announce_session();
