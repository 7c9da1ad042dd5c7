-- An account can have several people. Orders and payments say which of them acted.
ALTER TABLE orders ADD COLUMN made_by uuid REFERENCES users (id);
COMMENT ON COLUMN orders.made_by IS 'The person of the account who began the order; null if an admin did. On older orders null, too: their accounts had one person.';

ALTER TABLE payment_attempts ADD COLUMN pressed_by uuid REFERENCES users (id);
COMMENT ON COLUMN payment_attempts.pressed_by IS 'The person of the account who pressed PAY; null if an admin charged the card.';

ALTER TABLE order_events ADD COLUMN payer_id uuid REFERENCES users (id);
COMMENT ON COLUMN order_events.payer_id IS 'Of a payment, which the provider confirms: the person who pressed PAY.';
