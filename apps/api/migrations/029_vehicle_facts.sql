-- What forms of states ask about a truck and a trailer, and where a state sends the permits of a company. Orders keep older
-- snapshots, in which these are missing.
ALTER TABLE trucks
  ADD COLUMN empty_weight text NOT NULL DEFAULT '' CHECK (empty_weight ~ '^[0-9]{0,7}$'),
  ADD COLUMN gvwr text NOT NULL DEFAULT '' CHECK (gvwr ~ '^[0-9]{0,7}$'),
  ADD COLUMN plate_expiry text NOT NULL DEFAULT '',
  ADD COLUMN irp text NOT NULL DEFAULT '' CHECK (length(irp) <= 3),
  ADD COLUMN tire_size text NOT NULL DEFAULT '';
COMMENT ON COLUMN trucks.empty_weight IS 'Pounds, or empty.';
COMMENT ON COLUMN trucks.gvwr IS 'The weight rating of its maker in pounds, or empty.';
COMMENT ON COLUMN trucks.plate_expiry IS 'The last day of the plate, or empty.';
COMMENT ON COLUMN trucks.irp IS 'Whether the plate is apportioned; empty where the carrier did not say.';
ALTER TABLE trailers
  ADD COLUMN empty_weight text NOT NULL DEFAULT '' CHECK (empty_weight ~ '^[0-9]{0,7}$'),
  ADD COLUMN tire_size text NOT NULL DEFAULT '';
COMMENT ON COLUMN trailers.empty_weight IS 'Pounds, or empty.';
ALTER TABLE companies ADD COLUMN permit_email text NOT NULL DEFAULT '';
COMMENT ON COLUMN companies.permit_email IS 'Where states send its permits; empty for the e-mail of the order.';
