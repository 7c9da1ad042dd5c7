-- A state whose permit is void may give another one for the same unit: of those that are not void there is one at most.
CREATE UNIQUE INDEX permits_of_unit ON permits (order_id, unit_id, state, (CASE WHEN status = 'voided' THEN id END)) NULLS NOT DISTINCT;
ALTER TABLE permits DROP CONSTRAINT permits_order_id_unit_id_state_key;
COMMENT ON INDEX permits_of_unit IS 'One permit of a state for each unit, beside those that are void.';
