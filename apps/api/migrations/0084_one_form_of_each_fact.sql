-- A PO / job number without the word before it: `PO 12345`, `P.O. #12345` and `12345` are one (toPoCode in the domain).
CREATE FUNCTION po_code(po_number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(
    nullif(regexp_replace(
      lower(btrim(po_number)),
      '^\s*(?:(?:purchase\s*order|p\s*\.?\s*o\s*\.?)(?![a-z])\s*(?:(?:numbers?|num|nr|no)(?![a-z]))?)?[\s.:#-]*',
      ''
    ), ''),
    lower(btrim(po_number))
  );
CREATE INDEX orders_po_code ON orders (po_code(po_number) text_pattern_ops) WHERE po_number <> '';

-- Before a space: an extension is behind it.
DROP INDEX orders_by_phone_end;
DROP INDEX users_by_phone_end;
CREATE INDEX orders_by_phone_end ON orders (reverse(split_part(customer_phone, ' ', 1)) text_pattern_ops) WHERE customer_phone <> '';
CREATE INDEX users_by_phone_end ON users (reverse(split_part(phone, ' ', 1)) text_pattern_ops) WHERE phone <> '';
CREATE INDEX units_by_truck_number ON units (search_code(truck ->> 'internalNumber'));
CREATE INDEX units_by_trailer_number ON units (search_code(trailer ->> 'internalNumber'));

-- The same plate in the fleet.
CREATE INDEX trucks_plate ON trucks (user_id, search_code(plate_number)) WHERE deleted_at IS NULL;
CREATE INDEX trailers_plate ON trailers (user_id, search_code(plate_number)) WHERE deleted_at IS NULL;

-- Rows of before the rules. What cannot be read stays as it is.
CREATE FUNCTION pg_temp.normal_phone(typed text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  parts text[] := regexp_match(typed,
    '^\s*(.*?[0-9])[\s,;.(‐‑‒–—-]*(?:extension|extn|ext|x|#)[\s.:#‐‑‒–—-]*([0-9]{1,8})[\s)]*$', 'i');
  plain text := coalesce(parts[1], typed);
  number text := regexp_replace(plain, '[][\s.()/_‐‑‒–—-]', '', 'g');
BEGIN
  IF number ~ '^(\+|00)521?[0-9]{10}$' THEN
    number := '+52' || right(number, 10);
  ELSIF number LIKE '+1%' OR plain ~ '^\s*\(?1[\s.()‐‑‒–—-]' THEN
    number := regexp_replace(number, '^\+?1(?=[0-9]{10}$)', '');
  END IF;
  IF number !~ '^(\+52)?[0-9]{7,10}$' THEN
    RETURN typed;
  END IF;
  RETURN number || coalesce(' x' || parts[2], '');
END $$;

CREATE FUNCTION pg_temp.normal_email(typed text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  inner_part text := coalesce((regexp_match(typed, '^[^<>@]*<([^<>]*)>[\s,;.]*$'))[1], typed);
  address text := btrim(
    regexp_replace(btrim(inner_part, E' \t\r\n,;:.()[]{}<>"“”'), '^mailto:\s*', '', 'i'), E' \t\r\n,;:.()[]{}<>"“”');
BEGIN
  RETURN CASE WHEN address ~* '^[a-z0-9#$&''*+/=?^_`{|}~.-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$' THEN address ELSE typed END;
END $$;

CREATE FUNCTION pg_temp.normal_code(typed text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN coalesce(nullif(upper(regexp_replace(typed, '[\s.·•‐‑‒–—―-]', '', 'g')), ''), typed);

UPDATE orders SET customer_phone = pg_temp.normal_phone(customer_phone)
WHERE customer_phone ~ '[^0-9]' AND customer_phone <> pg_temp.normal_phone(customer_phone);
UPDATE orders SET customer_email = pg_temp.normal_email(customer_email)
WHERE customer_email <> '' AND customer_email <> pg_temp.normal_email(customer_email);
UPDATE companies SET email = pg_temp.normal_email(email)
WHERE email <> '' AND email <> pg_temp.normal_email(email);
UPDATE companies SET phone = pg_temp.normal_phone(phone)
WHERE phone ~ '[^0-9]' AND phone <> pg_temp.normal_phone(phone);

UPDATE trucks SET plate_number = pg_temp.normal_code(plate_number), vin_code = pg_temp.normal_code(vin_code)
WHERE (plate_number, vin_code) <> (pg_temp.normal_code(plate_number), pg_temp.normal_code(vin_code));
UPDATE trailers SET plate_number = pg_temp.normal_code(plate_number), vin_code = pg_temp.normal_code(vin_code)
WHERE (plate_number, vin_code) <> (pg_temp.normal_code(plate_number), pg_temp.normal_code(vin_code));

-- Drafts show their records as they are kept, so that no review of a draft ends by this. A paid order keeps what it was made with.
UPDATE units SET truck = truck || jsonb_build_object(
  'plateNumber', pg_temp.normal_code(truck ->> 'plateNumber'), 'vinCode', pg_temp.normal_code(truck ->> 'vinCode'))
FROM orders WHERE orders.id = units.order_id AND orders.status = 'draft' AND truck ? 'plateNumber' AND truck ? 'vinCode';
UPDATE units SET trailer = trailer || jsonb_build_object(
  'plateNumber', pg_temp.normal_code(trailer ->> 'plateNumber'), 'vinCode', pg_temp.normal_code(trailer ->> 'vinCode'))
FROM orders WHERE orders.id = units.order_id AND orders.status = 'draft' AND trailer ? 'plateNumber' AND trailer ? 'vinCode';

-- ZIP codes of cards, of which the provider keeps its own copy.
UPDATE cards SET billing = jsonb_set(billing, '{address,postalCode}', to_jsonb(regexp_replace(
  regexp_replace(billing #>> '{address,postalCode}', '[^0-9]', '', 'g'), '^(.{5})(.{4})$', '\1-\2')))
WHERE billing #>> '{address,postalCode}' ~ '^[0-9 -]+$'
  AND billing #>> '{address,postalCode}' !~ '^[0-9]{5}(-[0-9]{4})?$'
  AND length(regexp_replace(billing #>> '{address,postalCode}', '[^0-9]', '', 'g')) IN (5, 9);

