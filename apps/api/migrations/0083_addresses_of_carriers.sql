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

ALTER TABLE companies
  ADD COLUMN docket_prefix text NOT NULL DEFAULT '' CHECK (docket_prefix ~ '^(MC|FF|MX)?$'),
  -- Parts of a verified address that the registry does not have, typed by the carrier.
  ADD COLUMN typed_fields text NOT NULL DEFAULT ''
    CHECK (string_to_array(typed_fields, ', ') <@ ARRAY['street', 'city', 'state', 'zip', 'country']),
  -- Of before the rules, and not in their form; the next change of the company ends it.
  ADD COLUMN is_old_address boolean NOT NULL DEFAULT false;

UPDATE companies SET country = 'US'
WHERE country <> 'US'
  AND upper(regexp_replace(country, '[^A-Za-z]', '', 'g')) IN ('US', 'USA', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA');
UPDATE companies SET zip = regexp_replace(regexp_replace(zip, '[^0-9]', '', 'g'), '^(.{5})(.{4})$', '\1-\2')
WHERE country = 'US' AND zip !~ '^[0-9]{5}(-[0-9]{4})?$' AND zip ~ '^[0-9 -]+$'
  AND length(regexp_replace(zip, '[^0-9]', '', 'g')) IN (5, 9);
UPDATE companies SET is_old_address = true WHERE NOT is_address(country, state, zip);
ALTER TABLE companies ADD CONSTRAINT companies_address CHECK (is_old_address OR is_address(country, state, zip));

-- Plates are of states, territories, provinces and Mexican states; a trailer may have none that is known.
ALTER TABLE trailers ADD COLUMN plate_state text NOT NULL DEFAULT ''
  CHECK (plate_state = '' OR region_country(plate_state) IS NOT NULL);
ALTER TABLE trucks ADD CONSTRAINT trucks_plate_state CHECK (region_country(plate_state) IS NOT NULL);
