-- A carrier agrees that clerks charge this card for the orders that they enter by phone, up to a limit for each order.
CREATE TABLE phone_agreements (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  card_id uuid NOT NULL REFERENCES cards (id),
  limit_cents integer NOT NULL CHECK (limit_cents BETWEEN 1000 AND 1000000),
  -- The version of the text that was agreed to.
  text_version text NOT NULL CHECK (text_version <> ''),
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE UNIQUE INDEX phone_agreements_one ON phone_agreements (user_id) WHERE withdrawn_at IS NULL;
CREATE INDEX phone_agreements_user ON phone_agreements (user_id, given_at);
CREATE INDEX phone_agreements_card ON phone_agreements (card_id);

ALTER TABLE payment_attempts ADD COLUMN agreement_id uuid REFERENCES phone_agreements (id);
CREATE INDEX payment_attempts_agreement ON payment_attempts (agreement_id) WHERE agreement_id IS NOT NULL;

-- No order is charged without its owner but under an agreement in force, to its card, below its limit, whoever writes.
CREATE FUNCTION charge_by_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agreement phone_agreements;
  charged record;
BEGIN
  SELECT payments.kind, payments.amount_cents, orders.user_id, orders.begun_by INTO STRICT charged
    FROM payments JOIN orders ON orders.id = payments.order_id WHERE payments.id = NEW.payment_id;
  IF charged.kind <> 'order' THEN
    IF NEW.agreement_id IS NOT NULL THEN RAISE EXCEPTION 'An agreement is about orders only.'; END IF;
    RETURN NEW;
  END IF;
  IF NEW.agreement_id IS NULL THEN RAISE EXCEPTION 'The carrier has not agreed to it.'; END IF;
  SELECT * INTO STRICT agreement FROM phone_agreements WHERE id = NEW.agreement_id FOR UPDATE;
  IF agreement.withdrawn_at IS NOT NULL OR agreement.user_id <> charged.user_id OR agreement.card_id <> NEW.card_id
    OR charged.begun_by IS NULL OR charged.amount_cents > agreement.limit_cents
  THEN
    RAISE EXCEPTION 'The agreement is not about this charge.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_attempts_agreed BEFORE INSERT ON payment_attempts
  FOR EACH ROW WHEN (NEW.off_session OR NEW.agreement_id IS NOT NULL) EXECUTE FUNCTION charge_by_agreement();
