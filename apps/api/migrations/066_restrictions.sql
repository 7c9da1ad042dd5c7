-- What an admin has read that closes or limits a road, a place or a state.
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

ALTER TABLE audit_log DROP CONSTRAINT audit_log_subject_kind_check;
ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_kind_check
  CHECK (subject_kind IN ('order', 'user', 'article', 'list', 'alert', 'mail', 'template', 'restriction'));
