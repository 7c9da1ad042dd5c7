ALTER TABLE users ADD COLUMN desk_role text NOT NULL DEFAULT 'owner'
  CHECK (desk_role IN ('owner', 'lead', 'bookkeeper', 'clerk'));
COMMENT ON COLUMN users.desk_role IS 'What an admin may do at the desk; of no account but an admin''s. Whoever was an admin before is an owner.';

DROP TRIGGER users_announced ON users;
CREATE TRIGGER users_announced AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.desk_role, OLD.password_hash, OLD.password_is_temporary, OLD.deleted_at)
    IS DISTINCT FROM (NEW.role, NEW.desk_role, NEW.password_hash, NEW.password_is_temporary, NEW.deleted_at))
  EXECUTE FUNCTION announce_account();
