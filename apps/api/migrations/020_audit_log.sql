-- Each entry has a place in one chain and a hash over the entry before it. The content that an erasure takes out is in the hash by a
-- salted digest only, so the chain stays whole without it.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL REFERENCES users (id),
  what text NOT NULL CHECK (what <> ''),
  subject_kind text NOT NULL CHECK (subject_kind IN ('order', 'user', 'article', 'list', 'alert', 'mail', 'template', 'restriction')),
  subject_id text,
  subject_label text NOT NULL,
  before jsonb,
  after jsonb,
  position bigint UNIQUE,
  salt uuid,
  content_digest bytea,
  hash bytea
);
COMMENT ON TABLE audit_log IS 'An act of an admin.';
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject_id);
-- Acts of one kind, admin or kind of subject are few among all, and the newest of them may be far down.
CREATE INDEX audit_log_what ON audit_log (what, at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at DESC, id DESC);
CREATE INDEX audit_log_subject_kind ON audit_log (subject_kind, at DESC, id DESC);
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
    CREATE INDEX audit_log_label_parts ON audit_log USING gin (lower(subject_label) gin_trgm_ops) WITH (fastupdate = off);
    -- Everything of a person that a row may hold, for the erasure of her data.
    CREATE INDEX audit_log_parts ON audit_log USING gin (
      lower(subject_label || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops
    );
  END IF;
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.actor_id, NEW.what, NEW.subject_kind) = (OLD.id, OLD.at, OLD.actor_id, OLD.what, OLD.subject_kind)
    AND NEW.subject_id IS NOT DISTINCT FROM OLD.subject_id
  THEN
    -- The entry gets its place, once.
    IF OLD.position IS NULL AND NEW.position IS NOT NULL
      AND (NEW.subject_label, NEW.before, NEW.after) IS NOT DISTINCT FROM (OLD.subject_label, OLD.before, OLD.after)
    THEN
      RETURN NEW;
    END IF;
    -- An erasure blanks the content, and the salt, without which nobody can try guesses against the digest.
    IF NEW.subject_label = '' AND NEW.before IS NULL AND NEW.after IS NULL
      AND (NEW.position, NEW.salt, NEW.content_digest, NEW.hash)
        IS NOT DISTINCT FROM (OLD.position, OLD.salt, OLD.content_digest, OLD.hash)
    THEN
      NEW.salt := NULL;
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;
COMMENT ON FUNCTION refuse_audit_change() IS
  'Refuses any change of an act, but its place in the chain, once, and an erasure of personal data.';
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TABLE audit_chain (
  is_head boolean PRIMARY KEY DEFAULT true CHECK (is_head),
  position bigint NOT NULL,
  hash bytea NOT NULL
);
COMMENT ON TABLE audit_chain IS 'The last place of the chain: one row from the first entry on, which whoever adds an entry locks.';

CREATE FUNCTION refuse_audit_chain_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;
COMMENT ON FUNCTION refuse_audit_chain_removal() IS 'Refuses to remove the end of the chain.';
CREATE TRIGGER audit_chain_not_removed BEFORE DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_chain_removal();
CREATE TRIGGER audit_chain_not_emptied BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_chain_removal();

CREATE FUNCTION chain_audit_entry(entry_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head audit_chain;
  entry audit_log;
BEGIN
  INSERT INTO audit_chain (position, hash) VALUES (0, '') ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT head FROM audit_chain FOR UPDATE;
  SELECT * INTO STRICT entry FROM audit_log WHERE id = entry_id;
  entry.position := head.position + 1;
  entry.salt := gen_random_uuid();
  entry.content_digest := sha256(convert_to(
    jsonb_build_array(entry.salt, entry.subject_label, entry.before, entry.after)::text, 'UTF8'));
  entry.hash := sha256(head.hash || convert_to(
    jsonb_build_array(entry.position, entry.id, extract(epoch FROM entry.at), entry.actor_id, entry.what,
      entry.subject_kind, entry.subject_id, encode(entry.content_digest, 'hex'))::text, 'UTF8'));
  UPDATE audit_log
    SET position = entry.position, salt = entry.salt, content_digest = entry.content_digest, hash = entry.hash
    WHERE id = entry.id;
  UPDATE audit_chain SET position = entry.position, hash = entry.hash;
END $$;

-- Nobody removes an act.
CREATE TABLE audit_tallies (
  actor_id uuid NOT NULL REFERENCES users (id),
  what text NOT NULL,
  subject_kind text NOT NULL,
  acts integer NOT NULL,
  PRIMARY KEY (actor_id, what, subject_kind)
);
COMMENT ON TABLE audit_tallies IS 'The number of acts of the audit log, by what it is filtered by.';

-- An act is counted as it gets its place in the chain, at the commit: a transaction that goes on keeps no other act of the same admin
-- waiting.
CREATE FUNCTION chain_new_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM chain_audit_entry(NEW.id);
  INSERT INTO audit_tallies (actor_id, what, subject_kind, acts) VALUES (NEW.actor_id, NEW.what, NEW.subject_kind, 1)
  ON CONFLICT (actor_id, what, subject_kind) DO UPDATE SET acts = audit_tallies.acts + excluded.acts;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION chain_new_audit_entry() IS 'Gives an act its place in the chain, and counts it.';
-- At the commit: a long transaction locks the end of the chain for its last instant only.
CREATE CONSTRAINT TRIGGER audit_log_chained AFTER INSERT ON audit_log
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position IS NULL) EXECUTE FUNCTION chain_new_audit_entry();
