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

-- A clerk finds a carrier who calls by the company, its USDOT number or the last digits of its phone.
CREATE INDEX companies_by_usdot ON companies (dot_number) WHERE deleted_at IS NULL;
CREATE INDEX companies_by_phone_end ON companies (reverse(split_part(phone, ' ', 1)) text_pattern_ops)
  WHERE phone <> '' AND deleted_at IS NULL;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
    CREATE INDEX companies_name_parts ON companies USING gin (lower(name) gin_trgm_ops) WITH (fastupdate = off)
      WHERE deleted_at IS NULL;
  END IF;
END $$;
