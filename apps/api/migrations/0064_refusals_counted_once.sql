-- Statistics count an order or permit once, however often it was refused in their days: an event names the refusal before it, so they
-- need not compare events.
ALTER TABLE order_events ADD COLUMN refused_before timestamptz;

CREATE FUNCTION note_refusal_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT max(at) INTO NEW.refused_before FROM order_events
  WHERE order_id = NEW.order_id AND what = NEW.what AND to_status IN ('rejected', 'refused')
    AND (permit_state, permit_unit) IS NOT DISTINCT FROM (NEW.permit_state, NEW.permit_unit);
  RETURN NEW;
END $$;
CREATE TRIGGER order_events_refused_before BEFORE INSERT ON order_events FOR EACH ROW
  WHEN (NEW.to_status IN ('rejected', 'refused')) EXECUTE FUNCTION note_refusal_before();

UPDATE order_events SET refused_before = repeated.before FROM (
  SELECT id, lag(at) OVER (PARTITION BY order_id, what, permit_state, permit_unit ORDER BY at, id) AS before
  FROM order_events WHERE to_status IN ('rejected', 'refused')
) AS repeated WHERE repeated.id = order_events.id AND repeated.before IS NOT NULL;

DROP INDEX order_events_refusals;
CREATE INDEX order_events_refusals ON order_events (at) INCLUDE (what, refused_before) WHERE to_status IN ('rejected', 'refused');
