-- The question to the state about a load that is more than its permits allow, with the answer; null for any other load.
ALTER TABLE permits ADD COLUMN state_question jsonb
  CHECK (state_question IS NULL OR (jsonb_typeof(state_question -> 'load') = 'string' AND state_question ? 'answer'));

-- The admins' list of what carriers wait for.
CREATE INDEX permits_asked ON permits (order_id)
  WHERE state_question ->> 'askedAt' IS NOT NULL AND state_question -> 'answer' = 'null';

-- Every press of PAY begins with an attempt. Whoever writes one, a draft is not paid while a state has not said yes.
CREATE FUNCTION refuse_unpermitted_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM payments
    JOIN orders ON orders.id = payments.order_id AND orders.status = 'draft'
    JOIN permits ON permits.order_id = payments.order_id
    WHERE payments.id = NEW.payment_id AND permits.state_question IS NOT NULL
      AND permits.state_question #>> '{answer,isPermitted}' IS DISTINCT FROM 'true'
  ) THEN
    RAISE EXCEPTION 'A state has not permitted a load of this order.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER attempts_permitted BEFORE INSERT ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_unpermitted_payment();
