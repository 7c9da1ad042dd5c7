-- A temporary password signs in until this moment. One that exists gets the week that a new one has.
ALTER TABLE users ADD COLUMN password_ends_at timestamptz;
UPDATE users SET password_ends_at = now() + interval '7 days' WHERE password_is_temporary;
