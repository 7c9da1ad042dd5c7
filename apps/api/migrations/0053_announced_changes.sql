-- Servers keep open sessions and the versions of feeds in memory, and hear of their changes by NOTIFY. A trigger and not the stores:
-- whoever ends a session, no server may go on with it. A database without NOTIFY needs an empty function here: then no server
-- hears itself, and each request asks the database.
CREATE FUNCTION announce_change(topic text, owner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('wideload_changes', topic || ' ' || owner);
END $$;

CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('access', OLD.user_id);
  RETURN NULL;
END $$;
-- Not its use, which every refresh writes.
CREATE TRIGGER sessions_announced AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.user_id, OLD.created_at, OLD.ended_at, OLD.method) IS DISTINCT FROM (NEW.user_id, NEW.created_at, NEW.ended_at, NEW.method))
  EXECUTE FUNCTION announce_session();
CREATE TRIGGER sessions_removed AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_session();

CREATE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('access', OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_announced AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.password_hash, OLD.password_is_temporary, OLD.deleted_at)
    IS DISTINCT FROM (NEW.role, NEW.password_hash, NEW.password_is_temporary, NEW.deleted_at))
  EXECUTE FUNCTION announce_account();
CREATE TRIGGER users_removed AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION announce_account();

-- Held ones too: their release is a time that the reader keeps.
CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('notifications', COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER notifications_announced AFTER INSERT OR UPDATE OR DELETE ON notifications
  FOR EACH ROW EXECUTE FUNCTION announce_notification();
