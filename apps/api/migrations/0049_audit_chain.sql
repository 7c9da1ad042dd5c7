-- Each entry of the audit log has a place in one chain and a hash over the entry before it. The content that an erasure takes out is in the
-- hash by a salted digest only, so the chain stays whole without it.
ALTER TABLE audit_log
  ADD COLUMN position bigint UNIQUE,
  ADD COLUMN salt uuid,
  ADD COLUMN content_digest bytea,
  ADD COLUMN hash bytea;

-- The last place of the chain: one row from the first entry on, which whoever adds an entry locks.
CREATE TABLE audit_chain (
  is_head boolean PRIMARY KEY DEFAULT true CHECK (is_head),
  position bigint NOT NULL,
  hash bytea NOT NULL
);

CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION refuse_audit_chain_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;
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

-- Older entries, in the order of the log.
DO $$
DECLARE
  entry_id uuid;
BEGIN
  FOR entry_id IN SELECT id FROM audit_log ORDER BY at, id LOOP
    PERFORM chain_audit_entry(entry_id);
  END LOOP;
END $$;

CREATE FUNCTION chain_new_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM chain_audit_entry(NEW.id);
  RETURN NULL;
END $$;
-- At the commit: a long transaction locks the end of the chain for its last instant only.
CREATE CONSTRAINT TRIGGER audit_log_chained AFTER INSERT ON audit_log
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position IS NULL) EXECUTE FUNCTION chain_new_audit_entry();
