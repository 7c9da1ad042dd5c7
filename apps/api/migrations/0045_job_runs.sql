-- The last complete run of a job, for the operator's status page and the metrics. Any process of the product may have done it.
CREATE TABLE job_runs (
  job text PRIMARY KEY CHECK (job IN ('reconcile', 'backup')),
  succeeded_at timestamptz NOT NULL
);
-- Failed mails are few among all that were sent.
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
