ALTER TABLE permits
  DROP CONSTRAINT permits_status_check,
  ADD CONSTRAINT permits_status_check CHECK (status IN ('requested', 'filed', 'issued', 'refused', 'voided')),
  -- Counts the issues and amendments of the permit.
  ADD COLUMN version integer NOT NULL DEFAULT 0 CHECK (version >= 0),
  -- The size and weight that the state wrote on an amended permit; null where they are those of the order.
  ADD COLUMN granted_width_in integer CHECK (granted_width_in > 0),
  ADD COLUMN granted_height_in integer CHECK (granted_height_in > 0),
  ADD COLUMN granted_length_in integer CHECK (granted_length_in > 0),
  ADD COLUMN granted_weight_lb integer CHECK (granted_weight_lb > 0),
  ADD COLUMN void_reason text NOT NULL DEFAULT '',
  ADD COLUMN voided_at timestamptz;
UPDATE permits SET version = 1 WHERE status = 'issued';

-- A voided permit keeps the facts of its issue.
ALTER TABLE permits
  DROP CONSTRAINT permits_issued_whole,
  ADD CONSTRAINT permits_issued_whole CHECK (
    status NOT IN ('issued', 'voided') OR erased OR (
      state_number <> '' AND valid_from IS NOT NULL AND valid_to IS NOT NULL AND charged_fee_cents IS NOT NULL
      AND issued_at IS NOT NULL AND document_id IS NOT NULL
    )
  ),
  ADD CONSTRAINT permits_voided_whole CHECK (
    (status = 'voided') = (voided_at IS NOT NULL) AND (status <> 'voided' OR erased OR void_reason <> '')
  );
DROP INDEX permits_issued;
CREATE INDEX permits_issued ON permits (issued_at) INCLUDE (seconds_to_issue) WHERE status IN ('issued', 'voided');

-- An issued permit before it was amended, or before its document was replaced.
CREATE TABLE permit_versions (
  permit_id uuid NOT NULL REFERENCES permits (id) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  kind text NOT NULL CHECK (kind IN ('amended', 'replaced')),
  state_number text NOT NULL CHECK (state_number <> ''),
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  granted_width_in integer CHECK (granted_width_in > 0),
  granted_height_in integer CHECK (granted_height_in > 0),
  granted_length_in integer CHECK (granted_length_in > 0),
  granted_weight_lb integer CHECK (granted_weight_lb > 0),
  document_id uuid NOT NULL UNIQUE REFERENCES permit_documents (id) ON DELETE CASCADE,
  ended_at timestamptz NOT NULL,
  ended_by uuid NOT NULL REFERENCES users (id),
  PRIMARY KEY (permit_id, version),
  CHECK (valid_to >= valid_from)
);
