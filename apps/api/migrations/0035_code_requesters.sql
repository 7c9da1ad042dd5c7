-- A hash of the network address that asked for a code. A stranger's requests use up an allowance of their own.
ALTER TABLE codes_sent ADD COLUMN requester text NOT NULL DEFAULT '';
