-- The folder that has the stored files of this database, by the id in it. Servers with other folders would miss each other's files.
-- A backup leaves it out: a restore puts the files into a folder of its own.
CREATE TABLE documents_home (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  folder uuid NOT NULL,
  noted_at timestamptz NOT NULL
);
