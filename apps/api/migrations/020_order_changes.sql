-- The browser names its change, so that a second press or a retry makes no second one.
CREATE TABLE order_changes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The carrier, or a clerk on its behalf.
  asked_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  comment text NOT NULL DEFAULT '',
  -- What the carrier pays for it; null where it costs nothing.
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
  -- What changes of it, in words, old and new.
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

ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check
  CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change'));

-- For the mark of the work queue.
DROP INDEX order_events_units;
CREATE INDEX order_events_changes ON order_events (order_id) WHERE what IN ('units', 'change');

-- What the carrier paid for a change that the state is being asked for is no difference yet.
CREATE OR REPLACE VIEW open_fee_differences AS
  SELECT permits.order_id, permits.id AS permit_id,
    permits.charged_fee_cents - permits.price_cents - coalesce(settled.cents, 0) AS difference_cents
  FROM permits
  LEFT JOIN LATERAL (
    SELECT sum(s.difference_cents)::integer AS cents FROM fee_settlement_states s
    WHERE s.permit_id = permits.id AND s.state <> 'undone'
  ) AS settled ON true
  WHERE permits.status IN ('issued', 'voided') AND permits.charged_fee_cents IS NOT NULL
    AND permits.charged_fee_cents - permits.price_cents - coalesce(settled.cents, 0) <> 0
    AND NOT EXISTS (
      SELECT FROM order_change_permits AS asked WHERE asked.permit_id = permits.id AND asked.status = 'waiting');
