-- An admin may try a failed mail again.
ALTER TABLE audit_log DROP CONSTRAINT audit_log_subject_kind_check;
ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_kind_check
  CHECK (subject_kind IN ('order', 'user', 'article', 'list', 'alert', 'mail'));
