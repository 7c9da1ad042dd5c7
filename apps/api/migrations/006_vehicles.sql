CREATE TABLE trucks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  internal_number text NOT NULL CHECK (internal_number <> ''),
  vin_code text NOT NULL CHECK (vin_code <> ''),
  make text NOT NULL,
  model text NOT NULL,
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2200),
  plate_number text NOT NULL,
  -- Plates are of states, territories, provinces and Mexican states.
  plate_state text NOT NULL CONSTRAINT trucks_plate_state CHECK (region_country(plate_state) IS NOT NULL),
  registered_weight_lb integer NOT NULL CHECK (registered_weight_lb > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  -- Forms of states ask the rest. Orders keep older snapshots, in which these are missing.
  empty_weight text NOT NULL DEFAULT '' CHECK (empty_weight ~ '^[0-9]{0,7}$'),
  gvwr text NOT NULL DEFAULT '' CHECK (gvwr ~ '^[0-9]{0,7}$'),
  plate_expiry text NOT NULL DEFAULT '',
  irp text NOT NULL DEFAULT '' CHECK (length(irp) <= 3),
  tire_size text NOT NULL DEFAULT ''
);
COMMENT ON TABLE trucks IS 'A truck of a carrier''s fleet.';
COMMENT ON COLUMN trucks.empty_weight IS 'Pounds, or empty.';
COMMENT ON COLUMN trucks.gvwr IS 'The weight rating of its maker in pounds, or empty.';
COMMENT ON COLUMN trucks.plate_expiry IS 'The last day of the plate, or empty.';
COMMENT ON COLUMN trucks.irp IS 'Whether the plate is apportioned; empty where the carrier did not say.';
CREATE UNIQUE INDEX trucks_internal_number ON trucks (user_id, lower(internal_number)) WHERE deleted_at IS NULL;
-- The same plate in the fleet.
CREATE INDEX trucks_plate ON trucks (user_id, search_code(plate_number)) WHERE deleted_at IS NULL;

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
  deleted_at timestamptz,
  -- A trailer may have none that is known.
  plate_state text NOT NULL DEFAULT '' CHECK (plate_state = '' OR region_country(plate_state) IS NOT NULL),
  -- Forms of states ask the rest. Orders keep older snapshots, in which these are missing.
  year text NOT NULL DEFAULT '' CHECK (year ~ '^([0-9]{4})?$'),
  make text NOT NULL DEFAULT '',
  empty_weight text NOT NULL DEFAULT '' CHECK (empty_weight ~ '^[0-9]{0,7}$'),
  tire_size text NOT NULL DEFAULT ''
);
COMMENT ON TABLE trailers IS 'A trailer of a carrier''s fleet.';
COMMENT ON COLUMN trailers.empty_weight IS 'Pounds, or empty.';
CREATE UNIQUE INDEX trailers_internal_number ON trailers (user_id, lower(internal_number)) WHERE deleted_at IS NULL;
CREATE INDEX trailers_plate ON trailers (user_id, search_code(plate_number)) WHERE deleted_at IS NULL;

CREATE TABLE combinations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL CHECK (name <> ''),
  truck_id uuid NOT NULL REFERENCES trucks (id),
  trailer_id uuid NOT NULL REFERENCES trailers (id),
  load_type text NOT NULL CHECK (load_type IN ('general', 'manufactured_building', 'house_mobing', 'commodity', 'other')),
  width_in integer NOT NULL CHECK (width_in > 0),
  height_in integer NOT NULL CHECK (height_in > 0),
  length_in integer NOT NULL CHECK (length_in > 0),
  front_overhang_in integer NOT NULL CHECK (front_overhang_in >= 0),
  rear_overhang_in integer NOT NULL CHECK (rear_overhang_in >= 0),
  weight_lb integer NOT NULL CHECK (weight_lb > 0),
  axle_ab_in integer NOT NULL CHECK (axle_ab_in > 0),
  axle_bc_in integer NOT NULL CHECK (axle_bc_in > 0),
  axle_cd_in integer NOT NULL CHECK (axle_cd_in > 0),
  axle_de_in integer NOT NULL CHECK (axle_de_in > 0),
  axle_ef_in integer CHECK (axle_ef_in > 0),
  created_at timestamptz NOT NULL,
  -- Optional figures of each axle, front to back.
  axle_a_lb integer CHECK (axle_a_lb > 0),
  axle_b_lb integer CHECK (axle_b_lb > 0),
  axle_c_lb integer CHECK (axle_c_lb > 0),
  axle_d_lb integer CHECK (axle_d_lb > 0),
  axle_e_lb integer CHECK (axle_e_lb > 0),
  axle_f_lb integer CHECK (axle_f_lb > 0),
  axle_a_tires integer CHECK (axle_a_tires BETWEEN 2 AND 16),
  axle_b_tires integer CHECK (axle_b_tires BETWEEN 2 AND 16),
  axle_c_tires integer CHECK (axle_c_tires BETWEEN 2 AND 16),
  axle_d_tires integer CHECK (axle_d_tires BETWEEN 2 AND 16),
  axle_e_tires integer CHECK (axle_e_tires BETWEEN 2 AND 16),
  axle_f_tires integer CHECK (axle_f_tires BETWEEN 2 AND 16),
  -- From the kingpin to the center of the trailer's last axle, which some states limit.
  kingpin_in integer CHECK (kingpin_in > 0),
  -- The seventh axle and those after it, which few units have: distances, weights and tires by their names; null where there are none.
  more_axles jsonb CHECK (jsonb_typeof(more_axles) = 'object')
);
COMMENT ON TABLE combinations IS 'A complete unit saved under a name for later orders.';
CREATE UNIQUE INDEX combinations_name ON combinations (user_id, lower(name));
