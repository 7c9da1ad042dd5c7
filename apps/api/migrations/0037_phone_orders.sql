-- An admin began the order for its owner, who was on the phone.
ALTER TABLE orders
  ADD COLUMN begun_by uuid REFERENCES users (id) CHECK (begun_by <> user_id),
  -- When the owner was last told that the draft is complete.
  ADD COLUMN handed_over_at timestamptz CHECK (handed_over_at IS NULL OR begun_by IS NOT NULL);
CREATE INDEX orders_begun_by ON orders (begun_by) WHERE begun_by IS NOT NULL;

ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check
  CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over'));
