-- The lease, the retries and the end in sight of a mail hold for whatever else goes out.
ALTER TABLE outbox RENAME TO deliveries;
ALTER INDEX outbox_pkey RENAME TO deliveries_pkey;
ALTER INDEX outbox_due RENAME TO deliveries_due;
ALTER INDEX outbox_failed RENAME TO deliveries_failed;
ALTER INDEX outbox_order RENAME TO deliveries_order;
ALTER TABLE deliveries RENAME CONSTRAINT outbox_key_key TO deliveries_key_key;
COMMENT ON TABLE deliveries IS 'A mail or an event for a webhook that is to be sent, or was.';
-- A server of the version before goes on sending mails until it is replaced.
CREATE VIEW outbox AS
  SELECT id, key, kind, recipient, content, created_at, due_at, attempts, leased_until, sent_at, failed_at, last_error FROM deliveries;
COMMENT ON VIEW outbox IS 'The mails, under the name of before, for servers that an upgrade has not replaced yet.';
