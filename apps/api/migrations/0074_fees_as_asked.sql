-- What the state charged when its difference was settled, so that a carrier who was asked for it reads the old and the new fee even
-- after another one, or after the order changed. Null for older settlements of permits that are gone.
ALTER TABLE fee_settlements ADD COLUMN charged_fee_cents integer CHECK (charged_fee_cents >= 0);
UPDATE fee_settlements s SET charged_fee_cents = greatest(0, permits.price_cents + (
    SELECT sum(before.difference_cents) FROM fee_settlement_states before
    WHERE before.permit_id = s.permit_id AND (before.no = s.no OR (before.no < s.no AND before.state <> 'undone'))
  )) FROM permits WHERE permits.id = s.permit_id;

-- A settlement is only undone, never rewritten.
CREATE OR REPLACE FUNCTION keep_fee_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.permit_id, NEW.no, NEW.way, NEW.difference_cents) IS DISTINCT FROM (OLD.permit_id, OLD.no, OLD.way, OLD.difference_cents)
      OR NEW.charged_fee_cents IS DISTINCT FROM OLD.charged_fee_cents
      OR NEW.consent_id IS DISTINCT FROM OLD.consent_id OR (OLD.undone_at IS NOT NULL AND NEW.undone_at IS DISTINCT FROM OLD.undone_at)
    THEN
      RAISE EXCEPTION 'A settled fee difference is for good.';
    END IF;
    RETURN NEW;
  END $$;

-- Beside the comment, which is the clerk's, followed by the status: such as what happens to the money of a rejected order.
ALTER TABLE notifications ADD COLUMN note text NOT NULL DEFAULT '';
