-- The route and departure of an order (TripAnswer of the contract); null without one.
ALTER TABLE orders ADD COLUMN trip jsonb CHECK (jsonb_typeof(trip) = 'object');

ALTER TABLE permits
  -- The name of the point: a town, a road at a state line.
  ADD COLUMN origin_label text NOT NULL DEFAULT '' CHECK (length(origin_label) <= 200),
  ADD COLUMN destination_label text NOT NULL DEFAULT '' CHECK (length(destination_label) <= 200),
  -- The days and places that the trip gave to the permit, to tell them from those that a person changed.
  ADD COLUMN planned jsonb CHECK (jsonb_typeof(planned) = 'object');
