CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL REFERENCES users (id),
  what text NOT NULL CHECK (what <> ''),
  subject_kind text NOT NULL CHECK (subject_kind IN ('order', 'user', 'article', 'list', 'alert')),
  subject_id text,
  subject_label text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject_id);
-- Acts of one kind, admin or kind of subject are few among all, and the newest of them may be far down.
CREATE INDEX audit_log_what ON audit_log (what, at DESC, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at DESC, id DESC);
CREATE INDEX audit_log_subject_kind ON audit_log (subject_kind, at DESC, id DESC);

-- Rows are never changed or removed, with one exception: an erasure of personal data blanks the label and the values. The act, its
-- subject and its time stay.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.subject_label = '' AND NEW.before IS NULL AND NEW.after IS NULL
    AND (NEW.id, NEW.at, NEW.actor_id, NEW.what, NEW.subject_kind) = (OLD.id, OLD.at, OLD.actor_id, OLD.what, OLD.subject_kind)
    AND NEW.subject_id IS NOT DISTINCT FROM OLD.subject_id
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
