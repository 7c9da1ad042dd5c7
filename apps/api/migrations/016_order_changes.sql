-- The browser names its change, so that a second press or a retry makes no second one.
CREATE TABLE order_changes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The carrier, or a clerk on its behalf.
  asked_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  comment text NOT NULL DEFAULT '',
  -- The price for the carrier; null if it costs nothing.
  adjustment_id uuid REFERENCES adjustments (id)
);
COMMENT ON TABLE order_changes IS 'A change of a paid order: what its carrier, or a clerk on its behalf, asked for.';
CREATE INDEX order_changes_order ON order_changes (order_id, asked_at);
CREATE INDEX order_changes_asked_by ON order_changes (asked_by);
CREATE INDEX order_changes_adjustment ON order_changes (adjustment_id) WHERE adjustment_id IS NOT NULL;

CREATE TABLE order_change_permits (
  change_id uuid NOT NULL REFERENCES order_changes (id) ON DELETE CASCADE,
  -- No reference: a permit that is canceled goes, and what was asked for stays. State and unit name it then.
  permit_id uuid NOT NULL,
  permit_state text NOT NULL,
  -- Counted from 1.
  permit_unit integer NOT NULL CHECK (permit_unit > 0),
  fate text NOT NULL CHECK (fate IN ('now', 'file-again', 'holds', 'ask-state', 'refused', 'left')),
  -- The state's fee for it, as its rule says; null where none is known.
  fee_cents integer CHECK (fee_cents > 0),
  -- The changed facts in words, old and new.
  lines jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(lines) = 'array'),
  -- The days that an issued permit gets once the state has changed it; null for any other permit.
  wanted jsonb CHECK (jsonb_typeof(wanted) = 'object'),
  status text NOT NULL CHECK (status IN ('done', 'waiting', 'refused')),
  -- Why the state has refused it.
  reason text NOT NULL DEFAULT '',
  closed_at timestamptz,
  PRIMARY KEY (change_id, permit_id),
  CHECK ((fate = 'ask-state') = (wanted IS NOT NULL)),
  CHECK (status = 'done' OR fate = 'ask-state'),
  CHECK ((status = 'waiting') = (closed_at IS NULL)),
  CHECK ((status = 'refused') = (reason <> ''))
);
COMMENT ON TABLE order_change_permits IS 'What a change means for one permit; it waits while a clerk asks the state.';
-- A permit is asked about once at a time.
CREATE UNIQUE INDEX order_change_permits_waiting ON order_change_permits (permit_id) WHERE status = 'waiting';
