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
