-- An act is counted as it gets its place in the chain, at the commit: a transaction that goes on keeps no other act of the same admin
-- waiting.
DROP TRIGGER audit_log_tallied ON audit_log;
DROP FUNCTION tally_acts();
CREATE OR REPLACE FUNCTION chain_new_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM chain_audit_entry(NEW.id);
  INSERT INTO audit_tallies (actor_id, what, subject_kind, acts) VALUES (NEW.actor_id, NEW.what, NEW.subject_kind, 1)
  ON CONFLICT (actor_id, what, subject_kind) DO UPDATE SET acts = audit_tallies.acts + excluded.acts;
  RETURN NULL;
END $$;
