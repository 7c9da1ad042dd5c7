-- The bookkeeper's tables: what the provider did with the money (payouts, balance lines), and the books, in which each movement of
-- money is one entry that never changes.

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  livemode boolean NOT NULL,
  provider_payout_id text NOT NULL,
  amount_cents bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  -- The provider knows which lines are in an automatic payout only.
  is_automatic boolean NOT NULL,
  failure text,
  created_at_provider timestamptz NOT NULL,
  arrives_at timestamptz NOT NULL,
  -- Since when its lines are complete.
  lines_read_at timestamptz,
  synced_at timestamptz NOT NULL,
  UNIQUE (provider, provider_payout_id)
);
COMMENT ON TABLE payouts IS 'A payout of the provider to the bank.';
CREATE INDEX payouts_created ON payouts (created_at_provider DESC, id DESC);

CREATE TABLE balance_lines (
  provider text NOT NULL,
  provider_line_id text NOT NULL,
  livemode boolean NOT NULL,
  -- The provider's words.
  type text NOT NULL,
  category text NOT NULL,
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  net_cents integer NOT NULL,
  source_id text,
  -- Null for a line of the account itself, and for money that is not ours.
  payment_id uuid REFERENCES payments (id) ON DELETE RESTRICT,
  payout_id uuid REFERENCES payouts (id) ON DELETE RESTRICT,
  created_at_provider timestamptz NOT NULL,
  available_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_line_id),
  CONSTRAINT balance_lines_net CHECK (net_cents = amount_cents - fee_cents)
);
COMMENT ON TABLE balance_lines IS 'A line of our balance at the provider.';
CREATE INDEX balance_lines_payment ON balance_lines (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX balance_lines_payout ON balance_lines (payout_id, created_at_provider, provider_line_id) INCLUDE (type, net_cents)
  WHERE payout_id IS NOT NULL;

CREATE FUNCTION keep_balance_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND coalesce(OLD.payment_id, NEW.payment_id) IS NOT DISTINCT FROM NEW.payment_id
      AND coalesce(OLD.payout_id, NEW.payout_id) IS NOT DISTINCT FROM NEW.payout_id
      AND to_jsonb(NEW) - 'payment_id' - 'payout_id' = to_jsonb(OLD) - 'payment_id' - 'payout_id'
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A balance line is for good.' USING ERRCODE = 'restrict_violation';
  END $$;
COMMENT ON FUNCTION keep_balance_line() IS 'Refuses to rewrite money: a line only learns its payment and its payout.';
CREATE TRIGGER balance_lines_kept BEFORE UPDATE OR DELETE ON balance_lines
  FOR EACH ROW EXECUTE FUNCTION keep_balance_line();

CREATE TABLE balance_cursors (
  provider text NOT NULL,
  livemode boolean NOT NULL,
  read_to timestamptz NOT NULL,
  PRIMARY KEY (provider, livemode)
);
COMMENT ON TABLE balance_cursors IS 'How far the provider''s balance was read.';

-- The zone that decides in which month and year a movement is (docs/decisions/books.md).
CREATE FUNCTION books_time_zone() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'America/Los_Angeles' $$;

CREATE TABLE closed_months (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  time_zone text NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz NOT NULL CHECK (closed_at >= ends_at),
  closed_by uuid NOT NULL REFERENCES users (id),
  -- By kind, as it was closed.
  sums jsonb NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE
);
COMMENT ON TABLE closed_months IS 'A month of the books that was closed, with its sums.';
COMMENT ON COLUMN closed_months.id IS 'Of this closing: a month that was reopened is closed with another one.';
CREATE INDEX closed_months_closed_by ON closed_months (closed_by);

CREATE TABLE closed_month_pieces (
  month date NOT NULL REFERENCES closed_months (month),
  position integer NOT NULL,
  piece text NOT NULL,
  PRIMARY KEY (month, position)
);
COMMENT ON TABLE closed_month_pieces IS 'The file of a closed month, as it is downloaded, in pieces.';

-- The latest closed month can be opened again: its closing moves here, its entries are in no closed month, and it is closed next.
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

CREATE FUNCTION keep_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF is_being_reopened(OLD.month) THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'A closed month never changes.' USING ERRCODE = 'restrict_violation';
  END $$;
COMMENT ON FUNCTION keep_closed_month() IS 'Refuses any change of a closed month but that it is opened again.';
CREATE TRIGGER closed_months_kept BEFORE UPDATE OR DELETE ON closed_months FOR EACH ROW EXECUTE FUNCTION keep_closed_month();
CREATE TRIGGER closed_months_not_emptied BEFORE TRUNCATE ON closed_months EXECUTE FUNCTION keep_closed_month();
CREATE TRIGGER closed_month_pieces_kept BEFORE UPDATE OR DELETE ON closed_month_pieces
  FOR EACH ROW EXECUTE FUNCTION keep_closed_month();
CREATE TRIGGER closed_month_pieces_not_emptied BEFORE TRUNCATE ON closed_month_pieces EXECUTE FUNCTION keep_closed_month();

CREATE FUNCTION follow_last_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.month <= (SELECT max(month) FROM closed_months) THEN
      RAISE EXCEPTION 'Months are closed one after the other.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$;
COMMENT ON FUNCTION follow_last_closed_month() IS 'Refuses to close a month before one that is closed already.';
CREATE TRIGGER closed_months_in_order BEFORE INSERT ON closed_months FOR EACH ROW EXECUTE FUNCTION follow_last_closed_month();

-- The row is locked until the movement commits, so that no number is left out.
CREATE TABLE receipt_years (
  year integer PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);
COMMENT ON TABLE receipt_years IS 'The last receipt number of each year.';

CREATE TABLE book_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (
    kind IN ('charge', 'adjustment', 'refund', 'refund-failed', 'dispute', 'dispute-reinstated', 'dispute-fee', 'provider-fee', 'state-fee')
  ),
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE RESTRICT,
  payment_id uuid REFERENCES payments (id) ON DELETE RESTRICT,
  -- The payment, refund or permit, or the provider's balance line. No reference: a permit that is not needed any more goes.
  source text NOT NULL,
  -- Money that the company received is above zero.
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  receipt_year integer,
  receipt_no integer,
  -- Null until its month is closed. An entry that is written later belongs to the month that is closed next, whatever its time.
  closed_month date REFERENCES closed_months (month),
  UNIQUE (receipt_year, receipt_no),
  CONSTRAINT book_entries_numbered CHECK ((receipt_year IS NULL) = (receipt_no IS NULL)),
  CONSTRAINT book_entries_payment CHECK (kind = 'state-fee' OR payment_id IS NOT NULL)
);
COMMENT ON TABLE book_entries IS 'The books: a movement of money, which never changes.';
CREATE INDEX book_entries_at ON book_entries (at, id);
CREATE INDEX book_entries_fees ON book_entries (at) WHERE kind = 'provider-fee';
CREATE INDEX book_entries_open ON book_entries (at, id) WHERE closed_month IS NULL;
CREATE INDEX book_entries_closed ON book_entries (closed_month, at, id) WHERE closed_month IS NOT NULL;
CREATE INDEX book_entries_order ON book_entries (order_id, at);
CREATE INDEX book_entries_payment_kind ON book_entries (payment_id, kind) WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX book_entries_once ON book_entries (kind, source) WHERE kind <> 'state-fee';

CREATE FUNCTION keep_book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'closed_month' = to_jsonb(OLD) - 'closed_month' THEN
      IF OLD.closed_month IS NULL OR (NEW.closed_month IS NULL AND is_being_reopened(OLD.closed_month)) THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'An entry of the books is for good.' USING ERRCODE = 'restrict_violation';
  END $$;
COMMENT ON FUNCTION keep_book_entry() IS 'Refuses any change of an entry but the month that it is closed with, until that month is opened again.';
CREATE TRIGGER book_entries_kept BEFORE UPDATE OR DELETE ON book_entries FOR EACH ROW EXECUTE FUNCTION keep_book_entry();

-- Takes the next numbers of a year. @returns the last number before them
CREATE FUNCTION take_receipt_numbers(wanted_year integer, many integer) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO receipt_years (year, last_number) VALUES (wanted_year, many)
  ON CONFLICT (year) DO UPDATE SET last_number = receipt_years.last_number + excluded.last_number
  RETURNING last_number - many
$$;

CREATE TYPE book_movement AS (
  kind text, order_id uuid, payment_id uuid, source text, amount_cents integer, at timestamptz
);

-- The only writer of entries. Payments, refunds and their returns get a receipt number each.
CREATE FUNCTION book_movements(movements book_movement[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    zone text := books_time_zone();
    span record;
    taken integer;
  BEGIN
    FOR span IN
      SELECT extract(year FROM at AT TIME ZONE zone)::integer AS year, count(*)::integer AS many FROM unnest(movements)
      WHERE kind IN ('charge', 'adjustment', 'refund', 'refund-failed') GROUP BY 1 ORDER BY 1
    LOOP
      taken := take_receipt_numbers(span.year, span.many);
      INSERT INTO book_entries (kind, order_id, payment_id, source, amount_cents, at, receipt_year, receipt_no)
        SELECT kind, order_id, payment_id, source, amount_cents, at, span.year, taken + row_number() OVER (ORDER BY at, source, kind)
        FROM unnest(movements)
        WHERE kind IN ('charge', 'adjustment', 'refund', 'refund-failed')
          AND extract(year FROM at AT TIME ZONE zone)::integer = span.year
        ORDER BY at, source, kind;
    END LOOP;
    INSERT INTO book_entries (kind, order_id, payment_id, source, amount_cents, at)
      SELECT kind, order_id, payment_id, source, amount_cents, at FROM unnest(movements)
      WHERE kind NOT IN ('charge', 'adjustment', 'refund', 'refund-failed') ORDER BY at, source, kind;
  END $$;

-- Each statement books what it moved, whoever writes it.
CREATE FUNCTION book_payments() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movements book_movement[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg((replace(kind, 'order', 'charge'), order_id, id, id, captured_cents, succeeded_at)::book_movement)
        INTO movements FROM fresh WHERE status = 'succeeded' AND captured_cents > 0;
    ELSE
      SELECT array_agg((
          replace(fresh.kind, 'order', 'charge'), fresh.order_id, fresh.id, fresh.id, fresh.captured_cents, fresh.succeeded_at
        )::book_movement) INTO movements FROM fresh JOIN stale ON stale.id = fresh.id
        WHERE fresh.status = 'succeeded' AND fresh.captured_cents > 0
          AND NOT (stale.status = 'succeeded' AND stale.captured_cents > 0);
    END IF;
    IF movements IS NOT NULL THEN PERFORM book_movements(movements); END IF;
    RETURN NULL;
  END $$;
COMMENT ON FUNCTION book_payments() IS 'Books a payment that has succeeded.';
CREATE TRIGGER payments_booked AFTER INSERT ON payments
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_payments();
CREATE TRIGGER payments_booked_later AFTER UPDATE ON payments
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_payments();

CREATE FUNCTION book_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movements book_movement[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(('refund', payments.order_id, payments.id, fresh.id, -fresh.amount_cents, fresh.succeeded_at)::book_movement)
        INTO movements FROM fresh JOIN payments ON payments.id = fresh.payment_id WHERE fresh.succeeded_at IS NOT NULL;
    ELSE
      SELECT array_agg(
        (moved.kind, payments.order_id, payments.id, fresh.id, moved.amount, moved.at)::book_movement ORDER BY moved.at, moved.kind
      ) INTO movements
        FROM fresh JOIN stale ON stale.id = fresh.id JOIN payments ON payments.id = fresh.payment_id
        CROSS JOIN LATERAL (VALUES
          ('refund', -fresh.amount_cents, fresh.succeeded_at, stale.succeeded_at),
          ('refund-failed', fresh.amount_cents, fresh.reversed_at, stale.reversed_at)
        ) AS moved (kind, amount, at, was_at)
        WHERE moved.at IS NOT NULL AND moved.was_at IS NULL;
    END IF;
    IF movements IS NOT NULL THEN PERFORM book_movements(movements); END IF;
    RETURN NULL;
  END $$;
COMMENT ON FUNCTION book_refunds() IS 'Books a refund that has arrived, and one that came back.';
CREATE TRIGGER refunds_booked AFTER INSERT ON refunds
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_refunds();
CREATE TRIGGER refunds_booked_later AFTER UPDATE ON refunds
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_refunds();

-- Permits that are deleted with their order have no books left: only an order that is still there gets the fees back.
CREATE FUNCTION book_state_fees() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movements book_movement[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(('state-fee', order_id, NULL, id, -charged_fee_cents, issued_at)::book_movement) INTO movements
        FROM fresh WHERE issued_at IS NOT NULL AND charged_fee_cents > 0;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT array_agg(('state-fee', order_id, NULL, id, charged_fee_cents, issued_at)::book_movement) INTO movements
        FROM stale WHERE issued_at IS NOT NULL AND charged_fee_cents > 0
          AND EXISTS (SELECT FROM orders WHERE orders.id = stale.order_id);
    ELSE
      SELECT array_agg(('state-fee', moved.order_id, NULL, moved.id, moved.amount, moved.at)::book_movement) INTO movements
        FROM (
          SELECT fresh.order_id, fresh.id, coalesce(fresh.issued_at, stale.issued_at) AS at,
            CASE WHEN stale.issued_at IS NULL THEN 0 ELSE coalesce(stale.charged_fee_cents, 0) END
            - CASE WHEN fresh.issued_at IS NULL THEN 0 ELSE coalesce(fresh.charged_fee_cents, 0) END AS amount
          FROM fresh JOIN stale ON stale.id = fresh.id
        ) AS moved WHERE moved.amount <> 0;
    END IF;
    IF movements IS NOT NULL THEN PERFORM book_movements(movements); END IF;
    RETURN NULL;
  END $$;
COMMENT ON FUNCTION book_state_fees() IS
  'Books what a state has charged by now; a change of it is one more entry, at the time of the issue.';
CREATE TRIGGER permits_booked AFTER INSERT ON permits
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_state_fees();
CREATE TRIGGER permits_booked_later AFTER UPDATE ON permits
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_state_fees();
CREATE TRIGGER permits_unbooked AFTER DELETE ON permits
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION book_state_fees();

CREATE FUNCTION book_disputes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movements book_movement[];
  BEGIN
    SELECT array_agg((moved.kind, payments.order_id, payments.id, fresh.id, moved.amount, fresh.moved_at)::book_movement) INTO movements
      FROM fresh JOIN disputes ON disputes.id = fresh.dispute_id JOIN payments ON payments.id = disputes.payment_id
      CROSS JOIN LATERAL (VALUES
        (CASE WHEN fresh.amount_cents < 0 THEN 'dispute' ELSE 'dispute-reinstated' END, fresh.amount_cents),
        ('dispute-fee', -fresh.fee_cents)
      ) AS moved (kind, amount)
      WHERE moved.amount <> 0;
    IF movements IS NOT NULL THEN PERFORM book_movements(movements); END IF;
    RETURN NULL;
  END $$;
COMMENT ON FUNCTION book_disputes() IS 'Books what a bank withdrew or gave back, and the fee for it.';
CREATE TRIGGER dispute_movements_booked AFTER INSERT ON dispute_movements
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_disputes();

-- The provider's fee for a charge is known from its balance only; the fee of a dispute is booked with the dispute.
CREATE FUNCTION book_provider_fees() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movements book_movement[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg((
        'provider-fee', payments.order_id, payments.id, fresh.provider_line_id, -fresh.fee_cents, fresh.created_at_provider
      )::book_movement) INTO movements FROM fresh JOIN payments ON payments.id = fresh.payment_id
        WHERE fresh.fee_cents <> 0 AND fresh.category NOT LIKE 'dispute%';
    ELSE
      SELECT array_agg((
        'provider-fee', payments.order_id, payments.id, fresh.provider_line_id, -fresh.fee_cents, fresh.created_at_provider
      )::book_movement) INTO movements FROM fresh JOIN payments ON payments.id = fresh.payment_id
        JOIN stale ON stale.provider = fresh.provider AND stale.provider_line_id = fresh.provider_line_id
        WHERE stale.payment_id IS NULL AND fresh.fee_cents <> 0 AND fresh.category NOT LIKE 'dispute%';
    END IF;
    IF movements IS NOT NULL THEN PERFORM book_movements(movements); END IF;
    RETURN NULL;
  END $$;
COMMENT ON FUNCTION book_provider_fees() IS 'Books the provider''s fee for a charge.';
CREATE TRIGGER balance_lines_booked AFTER INSERT ON balance_lines
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_provider_fees();
CREATE TRIGGER balance_lines_booked_later AFTER UPDATE ON balance_lines
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION book_provider_fees();
CREATE TRIGGER book_entries_not_emptied BEFORE TRUNCATE ON book_entries EXECUTE FUNCTION refuse_emptying();

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
