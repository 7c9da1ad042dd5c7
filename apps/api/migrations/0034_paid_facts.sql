-- Facts of money are for good, whatever the code does: a payment that succeeded, the attempts at it, and every refund.
CREATE FUNCTION keep_paid_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'A payment that succeeded is never deleted.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (NEW.order_id, NEW.kind, NEW.adjustment_no, NEW.adjustment_id, NEW.amount_cents, NEW.currency, NEW.status, NEW.provider,
      NEW.livemode, NEW.provider_intent_id, NEW.captured_cents, NEW.succeeded_at)
    IS DISTINCT FROM (OLD.order_id, OLD.kind, OLD.adjustment_no, OLD.adjustment_id, OLD.amount_cents, OLD.currency, OLD.status,
      OLD.provider, OLD.livemode, OLD.provider_intent_id, OLD.captured_cents, OLD.succeeded_at) THEN
    RAISE EXCEPTION 'What a payment that succeeded has taken never changes.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_paid_facts BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW WHEN (OLD.status = 'succeeded') EXECUTE FUNCTION keep_paid_facts();

CREATE FUNCTION keep_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payments WHERE id = OLD.payment_id AND status <> 'canceled') THEN
    RAISE EXCEPTION 'Attempts are deleted only with a payment that was canceled.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_attempts BEFORE DELETE ON payment_attempts FOR EACH ROW EXECUTE FUNCTION keep_attempts();

CREATE FUNCTION keep_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A refund is never deleted.' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER keep_refunds BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refunds();
