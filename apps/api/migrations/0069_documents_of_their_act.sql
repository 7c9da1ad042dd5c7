ALTER TABLE permit_documents
  -- As the admin chose it; empty for the oldest ones.
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD CONSTRAINT permit_documents_permit_key UNIQUE (permit_id, id);
DROP INDEX permit_documents_permit;

-- An issue brings its PDF, so none waits for one. Those of attempts that nobody finished go, and their files with them.
UPDATE permits SET document_id = NULL WHERE version = 0 AND document_id IS NOT NULL;
DELETE FROM permit_documents WHERE permit_id IN (SELECT id FROM permits WHERE version = 0);

ALTER TABLE permits
  ADD CONSTRAINT permits_document_of_issue CHECK (document_id IS NULL OR version > 0),
  DROP CONSTRAINT permits_document_id_fkey,
  ADD CONSTRAINT permits_own_document FOREIGN KEY (id, document_id) REFERENCES permit_documents (permit_id, id);
ALTER TABLE permit_versions
  DROP CONSTRAINT permit_versions_document_id_fkey,
  ADD CONSTRAINT permit_versions_own_document FOREIGN KEY (permit_id, document_id)
    REFERENCES permit_documents (permit_id, id) ON DELETE CASCADE;
