-- The link of a unit goes with it.
ALTER TABLE packet_links ADD COLUMN unit_id uuid,
  ADD FOREIGN KEY (order_id, unit_id) REFERENCES units (order_id, id) ON DELETE CASCADE;
COMMENT ON COLUMN packet_links.unit_id IS 'The only unit whose permits it opens; null for all units of the order.';
