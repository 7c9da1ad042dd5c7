-- A cardholder's bank questions a charge. The provider's latest answer, kept by settleDispute alone.
CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE RESTRICT,
  provider text NOT NULL,
  provider_dispute_id text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (
    status IN (
      'warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review',
      'appeal_needs_response', 'appeal_under_review', 'won', 'lost', 'prevented'
    )
  ),
  evidence_due_at timestamptz,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  synced_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider, provider_dispute_id),
  CONSTRAINT disputes_closed_at CHECK (
    (closed_at IS NOT NULL) = (status IN ('won', 'lost', 'warning_closed', 'prevented'))
  )
);
CREATE INDEX disputes_payment ON disputes (payment_id);
CREATE INDEX disputes_open ON disputes (synced_at) WHERE closed_at IS NULL;

-- Money that the bank withdrew (below zero) or gave back, and the provider's fee for it. The provider names each once.
CREATE TABLE dispute_movements (
  id uuid PRIMARY KEY,
  dispute_id uuid NOT NULL REFERENCES disputes (id) ON DELETE RESTRICT,
  provider_transaction_id text NOT NULL,
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  moved_at timestamptz NOT NULL,
  UNIQUE (dispute_id, provider_transaction_id),
  CHECK (amount_cents <> 0 OR fee_cents <> 0)
);
CREATE INDEX dispute_movements_moved_at ON dispute_movements (moved_at, id);

CREATE FUNCTION refuse_dispute_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A movement of a dispute is for good.';
  END $$;
CREATE TRIGGER dispute_movements_final BEFORE UPDATE OR DELETE ON dispute_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_dispute_movement_change();

ALTER TABLE payment_alerts ADD COLUMN dispute_id uuid REFERENCES disputes (id) ON DELETE SET NULL;
CREATE INDEX payment_alerts_dispute ON payment_alerts (dispute_id) WHERE dispute_id IS NOT NULL;
