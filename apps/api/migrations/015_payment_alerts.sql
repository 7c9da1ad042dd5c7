-- The key names the cause: one open row and one mail, however often it is met. A cause that comes back after it was resolved is a new
-- alert.
CREATE TABLE payment_alerts (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('anomaly', 'stuck', 'refund-failed', 'dispute', 'provider-misconfigured')),
  key text NOT NULL,
  order_id uuid REFERENCES orders (id) ON DELETE SET NULL,
  payment_id uuid REFERENCES payments (id) ON DELETE SET NULL,
  detail text NOT NULL,
  raised_at timestamptz NOT NULL,
  resolved_at timestamptz,
  resolved_by uuid REFERENCES users (id),
  dispute_id uuid REFERENCES disputes (id) ON DELETE SET NULL,
  CHECK ((resolved_at IS NULL) = (resolved_by IS NULL))
);
COMMENT ON TABLE payment_alerts IS 'Trouble that nothing mends by itself and an admin must look at.';
CREATE UNIQUE INDEX payment_alerts_one_open ON payment_alerts (key) WHERE resolved_at IS NULL;
CREATE INDEX payment_alerts_key ON payment_alerts (key);
CREATE INDEX payment_alerts_open ON payment_alerts (raised_at DESC) WHERE resolved_at IS NULL;
CREATE INDEX payment_alerts_order ON payment_alerts (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX payment_alerts_payment ON payment_alerts (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX payment_alerts_dispute ON payment_alerts (dispute_id) WHERE dispute_id IS NOT NULL;
