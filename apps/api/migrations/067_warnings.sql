CREATE TABLE watched_trips (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  trip jsonb NOT NULL,
  facts jsonb NOT NULL,
  rules_version text NOT NULL,
  order_version integer NOT NULL,
  restriction_revision bigint NOT NULL
);
COMMENT ON TABLE watched_trips IS 'A paid trip that is not over, with what the facts of the states decide for it.';
COMMENT ON COLUMN watched_trips.trip IS 'Its loads, days and way, for which the facts hold.';
COMMENT ON COLUMN watched_trips.facts IS 'As of the payment, or of the last change of the order or of the facts.';
COMMENT ON COLUMN watched_trips.order_version IS 'The version of the order that the trip is from.';
COMMENT ON COLUMN watched_trips.restriction_revision IS 'Restrictions up to this revision were matched.';

CREATE TABLE order_warnings (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN (
    'rule', 'fee', 'escorts', 'roads', 'hours', 'holiday', 'curfew', 'restriction')),
  restriction_id uuid REFERENCES restrictions (id),
  restriction_revision bigint,
  state text NOT NULL,
  what text NOT NULL,
  was text NOT NULL,
  is_now text NOT NULL,
  to_do text NOT NULL,
  since date NOT NULL,
  source_words text NOT NULL,
  source_link text,
  first_day date,
  last_day date,
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK ((kind = 'restriction') = (restriction_id IS NOT NULL)),
  UNIQUE (order_id, restriction_id)
);
COMMENT ON TABLE order_warnings IS 'What changed for a paid trip after its payment: a fact of a state, or a restriction on its way.';
COMMENT ON COLUMN order_warnings.was IS 'Empty for a restriction.';
COMMENT ON COLUMN order_warnings.first_day IS 'Of the days that it is about; null: all days of the trip.';
COMMENT ON COLUMN order_warnings.withdrawn_at IS 'The restriction was withdrawn, or does not concern the trip any more.';
CREATE INDEX order_warnings_order ON order_warnings (order_id, created_at);

ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check CHECK (what IN (
  'status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days', 'filing', 'payment-asked',
  'warning'));
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('order', 'ends-today', 'expired', 'days-unmet', 'fee-asked', 'payment-asked', 'facts-changed', 'restriction'));
