-- The latest closed month can be opened again: its closing moves here, its entries are in no closed month, and it is closed next.
ALTER TABLE closed_months ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
COMMENT ON COLUMN closed_months.id IS 'Of this closing: a month that was reopened is closed with another one.';

CREATE TABLE reopened_months (
  id uuid PRIMARY KEY,
  month date NOT NULL,
  time_zone text NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL REFERENCES users (id),
  sums jsonb NOT NULL,
  file text NOT NULL,
  reopened_at timestamptz NOT NULL CHECK (reopened_at >= closed_at),
  reopened_by uuid NOT NULL REFERENCES users (id),
  reason text NOT NULL CHECK (reason <> '')
);
COMMENT ON TABLE reopened_months IS 'A closing of a month that was taken back: a row of closed_months as it was, with its file. It is for good.';
COMMENT ON COLUMN reopened_months.id IS 'The id that the closing had in closed_months.';
COMMENT ON COLUMN reopened_months.file IS 'The file of the closing, as it was downloaded.';
CREATE INDEX reopened_months_closed_by ON reopened_months (closed_by);
CREATE INDEX reopened_months_reopened_by ON reopened_months (reopened_by);

CREATE FUNCTION is_being_reopened(closed date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM closed_months JOIN reopened_months USING (id) WHERE closed_months.month = closed)
$$;
COMMENT ON FUNCTION is_being_reopened(date) IS 'True only inside of reopen_month: after it, the month has no row in closed_months.';

CREATE OR REPLACE FUNCTION keep_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF is_being_reopened(OLD.month) THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'A closed month never changes.' USING ERRCODE = 'restrict_violation';
  END $$;
COMMENT ON FUNCTION keep_closed_month() IS 'Refuses any change of a closed month but that it is opened again.';

CREATE OR REPLACE FUNCTION keep_book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'closed_month' = to_jsonb(OLD) - 'closed_month' THEN
      IF OLD.closed_month IS NULL OR (NEW.closed_month IS NULL AND is_being_reopened(OLD.closed_month)) THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'An entry of the books is for good.' USING ERRCODE = 'restrict_violation';
  END $$;
COMMENT ON FUNCTION keep_book_entry() IS 'Refuses any change of an entry but the month that it is closed with, until that month is opened again.';

CREATE FUNCTION reopen_month() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.month IS DISTINCT FROM (SELECT max(month) FROM closed_months) OR NOT is_being_reopened(NEW.month) THEN
      RAISE EXCEPTION 'Only the month that was closed last is opened again.' USING ERRCODE = 'restrict_violation';
    END IF;
    UPDATE book_entries SET closed_month = NULL WHERE closed_month = NEW.month;
    DELETE FROM closed_month_pieces WHERE month = NEW.month;
    DELETE FROM closed_months WHERE month = NEW.month;
    RETURN NULL;
  END $$;
COMMENT ON FUNCTION reopen_month() IS 'Takes the closing back, of the latest closed month alone: sums and statements of a later one begin with it.';
CREATE TRIGGER reopened_months_opened AFTER INSERT ON reopened_months FOR EACH ROW EXECUTE FUNCTION reopen_month();
CREATE TRIGGER reopened_months_kept BEFORE UPDATE OR DELETE ON reopened_months FOR EACH ROW EXECUTE FUNCTION keep_closed_month();
CREATE TRIGGER reopened_months_not_emptied BEFORE TRUNCATE ON reopened_months EXECUTE FUNCTION keep_closed_month();

ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check;
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check CHECK (kind IN (
  'refund', 'month', 'month-reopening', 'admin-role', 'admin-email', 'admin-removal', 'second-factor', 'customer-removal'
));
