-- The list of open fee differences begins with the few permits whose states charged another fee than was sold. Without the statistics
-- almost all permits would be expected to be such.
CREATE INDEX permits_charged_otherwise ON permits (id) WHERE status IN ('issued', 'voided') AND charged_fee_cents - price_cents <> 0;
CREATE STATISTICS permits_charge_differences ON (charged_fee_cents - price_cents) FROM permits;
