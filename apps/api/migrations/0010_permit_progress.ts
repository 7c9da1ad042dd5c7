import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE permit_documents (
      id uuid PRIMARY KEY,
      permit_id uuid NOT NULL REFERENCES permits (id) ON DELETE CASCADE,
      bytes integer NOT NULL CHECK (bytes > 0),
      sha256 text NOT NULL,
      stored_at timestamptz NOT NULL,
      stored_by uuid NOT NULL REFERENCES users (id)
    );
    CREATE INDEX permit_documents_permit ON permit_documents (permit_id);

    -- Stored files that no row speaks of, or not yet: removed once the time has come. A file and a row cannot be written in one
    -- transaction, so its key stands here before it is stored, and is taken out with the row that speaks of it.
    CREATE TABLE leftover_files (
      key text PRIMARY KEY,
      remove_after timestamptz NOT NULL
    );
    CREATE FUNCTION leave_permit_document() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO leftover_files (key, remove_after) VALUES ('permits/' || OLD.id, '-infinity')
          ON CONFLICT (key) DO UPDATE SET remove_after = '-infinity';
        RETURN OLD;
      END $$;
    CREATE TRIGGER leave_permit_document AFTER DELETE ON permit_documents
      FOR EACH ROW EXECUTE FUNCTION leave_permit_document();

    ALTER TABLE permits
      ADD COLUMN state_number text NOT NULL DEFAULT '',
      ADD COLUMN valid_from date,
      ADD COLUMN valid_to date,
      -- What the state really charged, beside the fee that priced the order.
      ADD COLUMN charged_fee_cents integer CHECK (charged_fee_cents >= 0),
      ADD COLUMN refusal_reason text NOT NULL DEFAULT '',
      ADD COLUMN filed_at timestamptz,
      ADD COLUMN issued_at timestamptz,
      ADD COLUMN document_id uuid REFERENCES permit_documents (id),
      -- Its carrier has left: the order stays, number and document are gone.
      ADD COLUMN erased boolean NOT NULL DEFAULT false,
      ADD CHECK (valid_to >= valid_from);

    -- Only demo data has got this far without these facts.
    UPDATE permits SET status = 'filed' WHERE status = 'issued';
    UPDATE permits SET refusal_reason = 'No reason was recorded.' WHERE status = 'refused';

    ALTER TABLE permits
      ADD CONSTRAINT permits_issued_whole CHECK (
        status <> 'issued' OR erased OR (
          state_number <> '' AND valid_from IS NOT NULL AND valid_to IS NOT NULL AND charged_fee_cents IS NOT NULL
          AND issued_at IS NOT NULL AND document_id IS NOT NULL
        )
      ),
      ADD CONSTRAINT permits_refused_why CHECK (status <> 'refused' OR erased OR refusal_reason <> '');
  `.execute(db);
}
