-- The country of a state, territory, province or Mexican state; null for any other text.
CREATE FUNCTION region_country(region text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN region IN (
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS',
      'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC',
      'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY',
      'AS', 'GU', 'MP', 'PR', 'VI'
    ) THEN 'US'
    WHEN region IN (
      'AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'
    ) THEN 'CA'
    WHEN region IN (
      'AGU', 'BCN', 'BCS', 'CAM', 'CHP', 'CHH', 'CMX', 'COA', 'COL', 'DUR', 'GUA', 'GRO', 'HID', 'JAL', 'MEX',
      'MIC', 'MOR', 'NAY', 'NLE', 'OAX', 'PUE', 'QUE', 'ROO', 'SLP', 'SIN', 'SON', 'TAB', 'TAM', 'TLA', 'VER',
      'YUC', 'ZAC'
    ) THEN 'MX'
  END;

-- `79101`, `79101-1234`, `K1A 0B6`, `64000`. Qualified, as a restore has an empty search path.
CREATE FUNCTION is_address(country text, region text, postal_code text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(public.region_country(region) = country AND CASE country
    WHEN 'US' THEN postal_code ~ '^[0-9]{5}(-[0-9]{4})?$'
    WHEN 'CA' THEN postal_code ~ '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$'
    WHEN 'MX' THEN postal_code ~ '^[0-9]{5}$'
  END, false);

CREATE TABLE companies (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  dot_number text NOT NULL CHECK (dot_number ~ '^[0-9]+$'),
  docket_number text NOT NULL DEFAULT '' CHECK (docket_number ~ '^[0-9]*$'),
  name text NOT NULL CHECK (name <> ''),
  zip text NOT NULL,
  street text NOT NULL,
  country text NOT NULL,
  state text NOT NULL,
  city text NOT NULL,
  carrier_name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  extension text NOT NULL DEFAULT '',
  address_secondary text NOT NULL DEFAULT '',
  title text NOT NULL DEFAULT '',
  verified boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  docket_prefix text NOT NULL DEFAULT '' CHECK (docket_prefix ~ '^(MC|FF|MX)?$'),
  -- Parts of a verified address that the registry does not have, typed by the carrier.
  typed_fields text NOT NULL DEFAULT ''
    CHECK (string_to_array(typed_fields, ', ') <@ ARRAY['street', 'city', 'state', 'zip', 'country']),
  -- Of before the rules, and not in their form; the next change of the company ends it.
  is_old_address boolean NOT NULL DEFAULT false,
  -- Forms of states ask the rest. Orders keep older snapshots, in which these are missing.
  insurance text NOT NULL DEFAULT '',
  insurance_expiry text NOT NULL DEFAULT '',
  fein text NOT NULL DEFAULT '',
  ifta_number text NOT NULL DEFAULT '',
  emergency_contact text NOT NULL DEFAULT '',
  state_accounts text NOT NULL DEFAULT '',
  permit_email text NOT NULL DEFAULT '',
  CONSTRAINT companies_address CHECK (is_old_address OR is_address(country, state, zip))
);
COMMENT ON TABLE companies IS 'A company that permits are issued to, of a carrier.';
COMMENT ON COLUMN companies.insurance IS 'Insurer and policy number.';
COMMENT ON COLUMN companies.insurance_expiry IS 'The last day of the policy, or empty.';
COMMENT ON COLUMN companies.state_accounts IS 'The account numbers of the carrier at states, each behind the code of its state.';
COMMENT ON COLUMN companies.permit_email IS 'Where states send its permits; empty for the e-mail of the order.';
CREATE UNIQUE INDEX companies_dot_number ON companies (user_id, dot_number) WHERE deleted_at IS NULL;
CREATE INDEX companies_name ON companies (user_id, lower(name), id) WHERE deleted_at IS NULL;

-- A clerk finds a carrier who calls by the company, its USDOT or docket number or the last digits of its phone.
CREATE INDEX companies_by_usdot ON companies (dot_number) WHERE deleted_at IS NULL;
CREATE INDEX companies_by_docket ON companies (docket_number) WHERE docket_number <> '' AND deleted_at IS NULL;
CREATE INDEX companies_by_phone_end ON companies (reverse(split_part(phone, ' ', 1)) text_pattern_ops)
  WHERE phone <> '' AND deleted_at IS NULL;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
    CREATE INDEX companies_name_parts ON companies USING gin (lower(name) gin_trgm_ops) WITH (fastupdate = off)
      WHERE deleted_at IS NULL;
  END IF;
END $$;
