-- The audit log names a deleted admin for as long as it is kept. An erasure writes the row and leaves it.
CREATE TABLE former_admins (
  id uuid PRIMARY KEY REFERENCES users (id),
  email text NOT NULL CHECK (email <> ''),
  name text NOT NULL
);
