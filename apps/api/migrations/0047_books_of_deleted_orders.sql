-- Permits that are deleted with their order have no books left: only an order that is still there gets the fees back.
CREATE OR REPLACE FUNCTION book_state_fees() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    movements book_movement[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(('state-fee', order_id, NULL, id, -charged_fee_cents, issued_at)::book_movement) INTO movements
        FROM fresh WHERE issued_at IS NOT NULL AND charged_fee_cents > 0;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT array_agg(('state-fee', order_id, NULL, id, charged_fee_cents, issued_at)::book_movement) INTO movements
        FROM stale WHERE issued_at IS NOT NULL AND charged_fee_cents > 0
          AND EXISTS (SELECT FROM orders WHERE orders.id = stale.order_id);
    ELSE
      SELECT array_agg(('state-fee', moved.order_id, NULL, moved.id, moved.amount, moved.at)::book_movement) INTO movements
        FROM (
          SELECT fresh.order_id, fresh.id, coalesce(fresh.issued_at, stale.issued_at) AS at,
            CASE WHEN stale.issued_at IS NULL THEN 0 ELSE coalesce(stale.charged_fee_cents, 0) END
            - CASE WHEN fresh.issued_at IS NULL THEN 0 ELSE coalesce(fresh.charged_fee_cents, 0) END AS amount
          FROM fresh JOIN stale ON stale.id = fresh.id
        ) AS moved WHERE moved.amount <> 0;
    END IF;
    IF movements IS NOT NULL THEN PERFORM book_movements(movements); END IF;
    RETURN NULL;
  END $$;
