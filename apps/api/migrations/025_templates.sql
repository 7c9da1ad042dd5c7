CREATE TABLE templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('question', 'refusal', 'rejection')),
  text text NOT NULL CHECK (text <> ''),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE templates IS 'A text of the desk for carriers, with fields of the order in braces.';
COMMENT ON COLUMN templates.text IS 'As it is written; what was sent to a carrier is a copy, filled in.';
COMMENT ON COLUMN templates.version IS 'Counts the saves, so that nobody overwrites what they have not seen.';
CREATE UNIQUE INDEX templates_name ON templates (kind, lower(name));

INSERT INTO templates (kind, name, text) VALUES
  ('question', 'Day and time of departure',
    'When does the load of order {order} leave {origin}? Please send us the day and the time: the form of {state} has them.'),
  ('question', 'Roads of the trip',
    'Which roads does truck {truck} take from {origin} to {destination}? Please name them in the order of travel: the form of {state} has them.'),
  ('question', 'Weight on each axle',
    'Please send us the weight on each axle of truck {truck} with trailer {trailer}, loaded: the form of {state} has it.'),
  ('refusal', 'The road is not allowed',
    '{state} does not allow this load on the road that was asked for, from {origin} to {destination}. Please choose another road and send us the permit of unit {unit} again.'),
  ('refusal', 'The size or weight is not allowed',
    '{state} does not allow the size or the weight of unit {unit}. Please check the figures of truck {truck} and trailer {trailer}, and send us the permit again.'),
  ('rejection', 'Canceled by the carrier',
    'We have closed order {order} of {company}, as you asked us to.'),
  ('rejection', 'Too late for its departure',
    'The permits of {state} cannot be there in time for the departure on {departure}. Please order them again for a later day.');
