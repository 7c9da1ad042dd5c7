-- An account can have several people. Orders and payments say which of them acted.
ALTER TABLE orders ADD COLUMN made_by uuid REFERENCES users (id);
COMMENT ON COLUMN orders.made_by IS 'The person of the account who began the order; null if an admin did. On older orders null, too: their accounts had one person.';

ALTER TABLE payment_attempts ADD COLUMN pressed_by uuid REFERENCES users (id);
COMMENT ON COLUMN payment_attempts.pressed_by IS 'The person of the account who pressed PAY; null if an admin charged the card.';

ALTER TABLE order_events ADD COLUMN payer_id uuid REFERENCES users (id);
COMMENT ON COLUMN order_events.payer_id IS 'Of a payment, which the provider confirms: the person who pressed PAY.';

ALTER TABLE memberships ADD COLUMN pay_limit_dollars integer
  CHECK (pay_limit_dollars BETWEEN 1 AND 1000000)
  CHECK (pay_limit_dollars IS NULL OR role = 'dispatcher');
COMMENT ON COLUMN memberships.pay_limit_dollars IS 'Up to what amount the dispatcher pays an order with the cards of the account; null: an owner pays.';

ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check CHECK (what IN (
  'status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days', 'filing', 'payment-asked'));
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('order', 'ends-today', 'expired', 'days-unmet', 'fee-asked', 'payment-asked'));
-- An event notifies each person at most once, so a repeated effect inserts nothing.
ALTER TABLE notifications DROP CONSTRAINT notifications_event_id_key;
CREATE UNIQUE INDEX notifications_event_person ON notifications (event_id, user_id);
