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
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX combinations_name ON combinations (user_id, lower(name));
