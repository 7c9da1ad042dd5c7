-- The history of routine permits and of superloads is read apart, from the index alone.
DROP INDEX permits_turnaround;
CREATE INDEX permits_turnaround ON permits (state, issued_at DESC) INCLUDE (seconds_to_issue, is_superload)
  WHERE status IN ('issued', 'voided');
