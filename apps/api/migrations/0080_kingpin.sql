-- From the kingpin to the center of the trailer's last axle, which some states limit.
ALTER TABLE units ADD COLUMN kingpin_in integer CHECK (kingpin_in >= 0);
ALTER TABLE combinations ADD COLUMN kingpin_in integer CHECK (kingpin_in > 0);
