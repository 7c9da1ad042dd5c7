CREATE TABLE order_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL,
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000)
);
COMMENT ON TABLE order_notes IS 'A note of an admin for admins; the carrier never sees it.';
CREATE INDEX order_notes_order ON order_notes (order_id, at DESC);

CREATE TABLE order_messages (
  -- The browser chooses it, so that a retry writes no second message.
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users (id),
  by_carrier boolean NOT NULL,
  at timestamptz NOT NULL,
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000),
  -- The order waits for the carrier until its questions are answered or withdrawn.
  is_question boolean NOT NULL CHECK (NOT (is_question AND by_carrier)),
  answered_at timestamptz,
  withdrawn_at timestamptz,
  -- When an admin read a message of the carrier.
  read_at timestamptz,
  -- The fields of the forms that a question asks for, each with its unit: the answer fills them.
  asks jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(asks) = 'array' AND (is_question OR asks = '[]')),
  CHECK (is_question OR (answered_at IS NULL AND withdrawn_at IS NULL)),
  CHECK (answered_at IS NULL OR withdrawn_at IS NULL),
  CHECK (by_carrier OR read_at IS NULL)
);
COMMENT ON TABLE order_messages IS 'A message between a carrier and our admins, about a paid order.';
COMMENT ON COLUMN order_messages.asks IS 'The fields of state forms that the question asks for.';
CREATE INDEX order_messages_order ON order_messages (order_id, at, id);
CREATE INDEX order_messages_open ON order_messages (order_id)
  WHERE is_question AND answered_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX order_messages_unread ON order_messages (order_id) WHERE by_carrier AND read_at IS NULL;

CREATE TRIGGER order_messages_announced_after_insert AFTER INSERT ON order_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER order_messages_announced_after_update AFTER UPDATE ON order_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER order_messages_announced_after_delete AFTER DELETE ON order_messages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();

CREATE TABLE order_message_files (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Null until its message is sent.
  message_id uuid REFERENCES order_messages (id) ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 120),
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  bytes integer NOT NULL CHECK (bytes > 0),
  stored_at timestamptz NOT NULL,
  stored_by uuid NOT NULL REFERENCES users (id)
);
COMMENT ON TABLE order_message_files IS 'A file of a message.';
CREATE INDEX order_message_files_message ON order_message_files (message_id);
CREATE INDEX order_message_files_unsent ON order_message_files (stored_at) WHERE message_id IS NULL;

CREATE FUNCTION leave_order_message_file() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO leftover_files (key, remove_after) VALUES ('messages/' || OLD.id, '-infinity')
      ON CONFLICT (key) DO UPDATE SET remove_after = '-infinity';
    RETURN OLD;
  END $$;
COMMENT ON FUNCTION leave_order_message_file() IS 'Leaves the file to be removed.';
CREATE TRIGGER leave_order_message_file AFTER DELETE ON order_message_files
  FOR EACH ROW EXECUTE FUNCTION leave_order_message_file();
