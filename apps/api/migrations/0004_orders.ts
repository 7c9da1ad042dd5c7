import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE SEQUENCE order_numbers START WITH 100001;

    CREATE TABLE orders (
      id uuid PRIMARY KEY,
      order_number integer NOT NULL UNIQUE DEFAULT nextval('order_numbers'),
      user_id uuid NOT NULL REFERENCES users (id),
      status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'pending', 'approved', 'rejected')),
      step integer NOT NULL CHECK (step BETWEEN 1 AND 7),
      version integer NOT NULL DEFAULT 1 CHECK (version > 0),
      customer_email text NOT NULL,
      customer_phone text NOT NULL,
      customer_person_name text NOT NULL,
      title text NOT NULL,
      -- The company as it was when it was chosen: deleting or changing the record harms no order.
      company_id uuid REFERENCES companies (id),
      company jsonb,
      jurisdictions text[] NOT NULL DEFAULT '{}',
      reviewed boolean NOT NULL DEFAULT false,
      total_price_cents integer NOT NULL DEFAULT 0 CHECK (total_price_cents >= 0),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      paid_at timestamptz,
      CHECK ((company_id IS NULL) = (company IS NULL)),
      CHECK ((status = 'draft') = (paid_at IS NULL)),
      CHECK ((status = 'draft') = (step < 7)),
      CHECK (status = 'draft' OR total_price_cents >= 50),
      CHECK (NOT jurisdictions && ARRAY['AK', 'DC', 'HI'])
    );
    CREATE INDEX orders_user ON orders (user_id, created_at DESC, id DESC);

    CREATE TABLE units (
      id uuid NOT NULL,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      position integer NOT NULL CHECK (position >= 0),
      truck_id uuid REFERENCES trucks (id),
      truck jsonb,
      trailer_id uuid REFERENCES trailers (id),
      trailer jsonb,
      load_type text CHECK (load_type IN ('general', 'manufactured_building', 'house_mobing', 'commodity', 'other')),
      width_in integer CHECK (width_in >= 0),
      height_in integer CHECK (height_in >= 0),
      length_in integer CHECK (length_in >= 0),
      front_overhang_in integer CHECK (front_overhang_in >= 0),
      rear_overhang_in integer CHECK (rear_overhang_in >= 0),
      weight_lb integer CHECK (weight_lb >= 0),
      axle_ab_in integer CHECK (axle_ab_in >= 0),
      axle_bc_in integer CHECK (axle_bc_in >= 0),
      axle_cd_in integer CHECK (axle_cd_in >= 0),
      axle_de_in integer CHECK (axle_de_in >= 0),
      axle_ef_in integer CHECK (axle_ef_in >= 0),
      typed jsonb NOT NULL DEFAULT '{}',
      -- The browser names its units, so an id is only known within its order.
      PRIMARY KEY (order_id, id),
      UNIQUE (order_id, position) DEFERRABLE INITIALLY DEFERRED,
      CHECK ((truck_id IS NULL) = (truck IS NULL)),
      CHECK ((trailer_id IS NULL) = (trailer IS NULL))
    );

    CREATE TABLE permits (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      unit_id uuid NOT NULL,
      state text NOT NULL CHECK (state ~ '^[A-Z]{2}$' AND state NOT IN ('AK', 'DC', 'HI')),
      status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'filed', 'issued', 'refused')),
      start_day date NOT NULL,
      end_day date NOT NULL,
      origin_lat double precision NOT NULL CHECK (origin_lat BETWEEN -90 AND 90),
      origin_lng double precision NOT NULL CHECK (origin_lng BETWEEN -180 AND 180),
      destination_lat double precision NOT NULL CHECK (destination_lat BETWEEN -90 AND 90),
      destination_lng double precision NOT NULL CHECK (destination_lng BETWEEN -180 AND 180),
      comment text NOT NULL DEFAULT '',
      typed jsonb NOT NULL DEFAULT '{}',
      -- Why the permit is needed, and the line that priced it: an order keeps the rules that it was made under.
      reasons jsonb NOT NULL CHECK (jsonb_typeof(reasons) = 'array' AND jsonb_array_length(reasons) > 0),
      rules_version text NOT NULL,
      fee_cents integer NOT NULL CHECK (fee_cents > 0),
      days integer NOT NULL CHECK (days > 0),
      price_cents integer NOT NULL CHECK (price_cents = fee_cents * days),
      UNIQUE (order_id, unit_id, state),
      FOREIGN KEY (order_id, unit_id) REFERENCES units (order_id, id) ON DELETE CASCADE,
      CHECK (end_day >= start_day)
    );

    CREATE TABLE order_events (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      at timestamptz NOT NULL,
      actor_id uuid REFERENCES users (id),
      from_status text NOT NULL,
      to_status text NOT NULL,
      comment text NOT NULL DEFAULT ''
    );
    CREATE INDEX order_events_order ON order_events (order_id, at);

    CREATE TABLE notifications (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id),
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      -- One notification for each event of the order: an effect repeated finds its row already there.
      event_id uuid NOT NULL UNIQUE REFERENCES order_events (id) ON DELETE CASCADE,
      comment text NOT NULL,
      read boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX notifications_user ON notifications (user_id, created_at DESC);
  `.execute(db);
}
