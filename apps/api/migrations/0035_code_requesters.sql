-- Who asked for a code: an account, or a hash of the network address. A stranger's requests use up an allowance of their own.
ALTER TABLE codes_sent ADD COLUMN requester text NOT NULL DEFAULT '';
