CREATE TABLE trucks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  internal_number text NOT NULL CHECK (internal_number <> ''),
  vin_code text NOT NULL CHECK (vin_code <> ''),
  make text NOT NULL,
  model text NOT NULL,
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2200),
  plate_number text NOT NULL,
  plate_state text NOT NULL,
  registered_weight_lb integer NOT NULL CHECK (registered_weight_lb > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX trucks_internal_number ON trucks (user_id, lower(internal_number)) WHERE deleted_at IS NULL;

CREATE TABLE trailers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  internal_number text NOT NULL CHECK (internal_number <> ''),
  type text NOT NULL CHECK (type IN ('step_deck', 'flatbed', 'removable_goose_neck')),
  vin_code text NOT NULL CHECK (vin_code <> ''),
  plate_number text NOT NULL,
  length_ft integer NOT NULL CHECK (length_ft > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX trailers_internal_number ON trailers (user_id, lower(internal_number)) WHERE deleted_at IS NULL;
