-- Finds the last load of a truck and its trailer.
CREATE INDEX units_truck_and_trailer ON units (truck_id, trailer_id);
