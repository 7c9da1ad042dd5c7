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
  deleted_at timestamptz
);
CREATE UNIQUE INDEX companies_dot_number ON companies (user_id, dot_number) WHERE deleted_at IS NULL;
CREATE INDEX companies_name ON companies (user_id, lower(name), id) WHERE deleted_at IS NULL;
