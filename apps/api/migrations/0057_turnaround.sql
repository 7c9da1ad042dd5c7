-- How soon a state issued its last permits, without reading the others.
CREATE INDEX permits_turnaround ON permits (state, issued_at DESC) INCLUDE (seconds_to_issue)
  WHERE status IN ('issued', 'voided');
