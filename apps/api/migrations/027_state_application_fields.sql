-- What forms of states ask about a company and a trailer. Orders keep older snapshots, in which these are missing.
ALTER TABLE companies
  ADD COLUMN insurance text NOT NULL DEFAULT '',
  ADD COLUMN insurance_expiry text NOT NULL DEFAULT '',
  ADD COLUMN fein text NOT NULL DEFAULT '',
  ADD COLUMN ifta_number text NOT NULL DEFAULT '',
  ADD COLUMN emergency_contact text NOT NULL DEFAULT '',
  ADD COLUMN state_accounts text NOT NULL DEFAULT '';
COMMENT ON COLUMN companies.insurance IS 'Insurer and policy number.';
COMMENT ON COLUMN companies.insurance_expiry IS 'The last day of the policy, or empty.';
COMMENT ON COLUMN companies.state_accounts IS 'The account numbers of the carrier at states, each behind the code of its state.';
ALTER TABLE trailers
  ADD COLUMN year text NOT NULL DEFAULT '' CHECK (year ~ '^([0-9]{4})?$'),
  ADD COLUMN make text NOT NULL DEFAULT '';
