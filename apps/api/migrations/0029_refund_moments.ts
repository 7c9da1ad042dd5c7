import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When a refund arrived, and when what had arrived came back. Set by the database, as payments.succeeded_at is; neither moves again.
    ALTER TABLE refunds ADD COLUMN succeeded_at timestamptz, ADD COLUMN reversed_at timestamptz;
    UPDATE refunds SET succeeded_at = updated_at WHERE state = 'succeeded';
    -- Of what failed before, the mail about its success is what remembers it.
    UPDATE refunds SET succeeded_at = outbox.created_at, reversed_at = refunds.updated_at
      FROM outbox WHERE outbox.key = 'order-refunded:' || refunds.id AND refunds.state = 'failed';
    CREATE FUNCTION stamp_refund() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.state = 'succeeded' THEN
          NEW.succeeded_at := coalesce(NEW.succeeded_at, NEW.updated_at);
        ELSIF NEW.succeeded_at IS NOT NULL THEN
          NEW.reversed_at := coalesce(NEW.reversed_at, NEW.updated_at);
        END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER stamp_refund BEFORE INSERT OR UPDATE OF state ON refunds
      FOR EACH ROW EXECUTE FUNCTION stamp_refund();
    ALTER TABLE refunds
      ADD CONSTRAINT refunds_succeeded_at CHECK (state <> 'succeeded' OR succeeded_at IS NOT NULL),
      ADD CONSTRAINT refunds_reversed_at CHECK ((reversed_at IS NOT NULL) = (succeeded_at IS NOT NULL AND state <> 'succeeded'));
    CREATE INDEX refunds_succeeded_at ON refunds (succeeded_at, id) WHERE succeeded_at IS NOT NULL;
    CREATE INDEX refunds_reversed_at ON refunds (reversed_at, id) WHERE reversed_at IS NOT NULL;
  `.execute(db);
}
