-- The reconciler looks for these each time, among all payments ever made.
CREATE INDEX payments_unfinished ON payments (id) WHERE status NOT IN ('succeeded', 'canceled');
-- And the first payment of a provider, from which its balance is read.
CREATE INDEX payments_of_provider ON payments (provider, livemode, created_at);
