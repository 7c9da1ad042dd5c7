CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'refund', 'month', 'month-reopening', 'admin-role', 'admin-details', 'admin-removal', 'second-factor', 'customer-removal'
  )),
  -- The role that decides, with those above it.
  needed_right text NOT NULL CHECK (needed_right IN ('owner', 'lead', 'bookkeeper', 'clerk')),
  -- The call, as JSON: it is made when it is approved.
  call text NOT NULL,
  subject_kind text NOT NULL CHECK (subject_kind IN ('order', 'user', 'list')),
  subject_id uuid,
  subject_label text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  asked_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'refused', 'withdrawn')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CHECK (expires_at > asked_at),
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
  -- Nobody approves what they have asked for.
  CHECK (decision <> 'approved' OR decided_by <> asked_by)
);
COMMENT ON TABLE approvals IS 'What one admin asked for and another one decides: an act that nobody does alone. It is done in the transaction that writes the decision.';
CREATE INDEX approvals_subject ON approvals (subject_id) WHERE subject_id IS NOT NULL;
CREATE INDEX approvals_open ON approvals (asked_at) WHERE decision IS NULL;
CREATE INDEX approvals_ended ON approvals (coalesce(decided_at, expires_at) DESC);
