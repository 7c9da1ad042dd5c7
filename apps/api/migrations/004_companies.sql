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
  CONSTRAINT companies_address CHECK (is_old_address OR is_address(country, state, zip))
);
COMMENT ON TABLE companies IS 'A company that permits are issued to, of a carrier.';
CREATE UNIQUE INDEX companies_dot_number ON companies (user_id, dot_number) WHERE deleted_at IS NULL;
CREATE INDEX companies_name ON companies (user_id, lower(name), id) WHERE deleted_at IS NULL;
