-- A fee that was asked for a change and not paid yet is undone when the state refuses the change.
ALTER TABLE fee_settlements DROP CONSTRAINT fee_settlements_absorbed;
ALTER TABLE fee_settlements ADD CONSTRAINT fee_settlements_undone CHECK (way <> 'refunded' OR undone_at IS NULL);

CREATE OR REPLACE VIEW fee_settlement_states AS
  SELECT s.id, s.order_id, s.permit_id, s.no, s.way, s.difference_cents, s.consent_id, s.adjustment_id, s.refund_id, s.reason, s.settled_by,
    s.created_at, s.undone_at,
    CASE
      WHEN s.undone_at IS NOT NULL THEN 'undone'
      WHEN s.way = 'absorbed' THEN 'settled'
      WHEN s.way = 'refunded' THEN
        CASE r.state WHEN 'succeeded' THEN 'settled' WHEN 'failed' THEN 'undone' WHEN 'canceled' THEN 'undone' ELSE 'open' END
      WHEN a.state = 'withdrawn' THEN 'undone'
      WHEN a.state = 'open' THEN 'open'
      -- Given back as a whole. The fee of a change stays: the same payment gives back what a later change makes cheaper.
      WHEN p.refund_reserved_cents = p.captured_cents AND NOT EXISTS (
        SELECT FROM order_changes JOIN order_change_permits ON order_change_permits.change_id = order_changes.id
        WHERE order_changes.adjustment_id = s.adjustment_id AND order_change_permits.permit_id = s.permit_id
      ) THEN 'undone'
      ELSE 'settled'
    END AS state
  FROM fee_settlements s
  LEFT JOIN adjustments a ON a.id = s.adjustment_id
  LEFT JOIN refunds r ON r.id = s.refund_id
  LEFT JOIN payments p ON p.adjustment_id = s.adjustment_id AND p.status = 'succeeded';
