-- The truck and trailer as snapshots, as units have them.
ALTER TABLE permits ADD COLUMN vehicles jsonb CHECK (vehicles IS NULL OR (vehicles ? 'truck' AND vehicles ? 'trailer'));
COMMENT ON COLUMN permits.vehicles IS 'The truck and trailer of this permit alone; null where they are those of its unit.';
-- Few permits have some, and searches for plates and numbers read them all.
CREATE INDEX permits_with_vehicles ON permits (order_id) WHERE vehicles IS NOT NULL;
