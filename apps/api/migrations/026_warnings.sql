-- An admin enters a road, place or state that is closed or limited.
CREATE TABLE restrictions (
  id uuid PRIMARY KEY,
  revision bigint NOT NULL UNIQUE,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL,
  road text NOT NULL,
  place text NOT NULL,
  first_day date NOT NULL,
  last_day date CHECK (last_day >= first_day),
  width_in integer CHECK (width_in > 0),
  height_in integer CHECK (height_in > 0),
  length_in integer CHECK (length_in > 0),
  weight_lb integer CHECK (weight_lb > 0),
  what text NOT NULL CHECK (what <> ''),
  source text NOT NULL CHECK (source <> ''),
  entered_by uuid REFERENCES users (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
COMMENT ON TABLE restrictions IS 'A closed or limited road, place or state that an admin has entered. The carriers of open trips that cross it are warned.';
COMMENT ON COLUMN restrictions.revision IS 'Rises with each change of any restriction, so that a trip knows which ones are new to it.';
COMMENT ON COLUMN restrictions.road IS 'As trips name it, such as I-35; empty: every road of the state.';
COMMENT ON COLUMN restrictions.place IS 'Words for the reader. No trip is matched by them.';
COMMENT ON COLUMN restrictions.last_day IS 'Null: until further notice.';
COMMENT ON COLUMN restrictions.width_in IS 'Concerns loads of that width and more; null: the width does not matter. The same for the other three.';
COMMENT ON COLUMN restrictions.source IS 'The address of the page that says so.';
CREATE INDEX restrictions_state ON restrictions (state, revision);

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
