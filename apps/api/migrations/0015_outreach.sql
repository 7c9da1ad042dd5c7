-- Messages of visitors from the forms of the landing page. The form makes the id: one message is one row, however often it is sent.
CREATE TABLE outreach_messages (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('join-team', 'contact')),
  name text NOT NULL CHECK (name <> ''),
  email text NOT NULL CHECK (email <> ''),
  phone text NOT NULL,
  position text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  -- Only to count by, and removed a day later.
  sender_address text,
  created_at timestamptz NOT NULL
);
CREATE INDEX outreach_messages_address ON outreach_messages (sender_address, created_at) WHERE sender_address IS NOT NULL;
CREATE INDEX outreach_messages_email ON outreach_messages (email, created_at);
CREATE INDEX outreach_messages_created_at ON outreach_messages (created_at);
