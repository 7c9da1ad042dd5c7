import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE permit_documents (
      id uuid PRIMARY KEY,
      permit_id uuid NOT NULL REFERENCES permits (id) ON DELETE CASCADE,
      -- As it was called on the device that it came from; never a path of ours.
      name text NOT NULL,
      bytes integer NOT NULL CHECK (bytes > 0),
      sha256 text NOT NULL,
      stored_at timestamptz NOT NULL,
      stored_by uuid NOT NULL REFERENCES users (id)
    );
    CREATE INDEX permit_documents_permit ON permit_documents (permit_id);

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
      ADD CHECK (valid_to >= valid_from);

    -- Only demo data has got this far without these facts.
    UPDATE permits SET status = 'filed' WHERE status = 'issued';
    UPDATE permits SET refusal_reason = 'No reason was recorded.' WHERE status = 'refused';

    ALTER TABLE permits
      ADD CONSTRAINT permits_issued_whole CHECK (
        status <> 'issued' OR (
          state_number <> '' AND valid_from IS NOT NULL AND valid_to IS NOT NULL AND charged_fee_cents IS NOT NULL
          AND issued_at IS NOT NULL AND document_id IS NOT NULL
        )
      ),
      ADD CONSTRAINT permits_refused_why CHECK (status <> 'refused' OR refusal_reason <> '');
    CREATE INDEX permits_issued ON permits (issued_at) WHERE issued_at IS NOT NULL;
  `.execute(db);
}
