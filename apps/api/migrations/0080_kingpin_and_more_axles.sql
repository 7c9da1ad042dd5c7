-- From the kingpin to the center of the trailer's last axle, which some states limit.
ALTER TABLE units ADD COLUMN kingpin_in integer CHECK (kingpin_in >= 0);
ALTER TABLE combinations ADD COLUMN kingpin_in integer CHECK (kingpin_in > 0);

-- The seventh axle and those after it, which few units have: distances, weights and tires by their names; null where there are none.
ALTER TABLE units ADD COLUMN more_axles jsonb CHECK (jsonb_typeof(more_axles) = 'object');
ALTER TABLE combinations ADD COLUMN more_axles jsonb CHECK (jsonb_typeof(more_axles) = 'object');
