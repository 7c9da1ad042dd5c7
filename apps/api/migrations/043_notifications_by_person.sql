-- An event notifies each person of the account. They see the notification while they work in that account.
ALTER TABLE notifications DISABLE TRIGGER USER;
ALTER TABLE notifications ADD COLUMN account_id uuid REFERENCES users (id);
UPDATE notifications SET account_id = orders.user_id FROM orders WHERE orders.id = notifications.order_id;
ALTER TABLE notifications ALTER COLUMN account_id SET NOT NULL;
ALTER TABLE notifications ENABLE TRIGGER USER;
COMMENT ON COLUMN notifications.account_id IS 'The account of the order. A person sees the notifications of the account in which they work.';

DROP INDEX notifications_user;
CREATE INDEX notifications_user ON notifications (user_id, account_id, created_at DESC, id DESC) INCLUDE (held_until)
  WHERE deleted_at IS NULL;
DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (user_id, account_id) WHERE deleted_at IS NULL AND NOT read;
CREATE INDEX memberships_account ON memberships (account_id) WHERE ended_at IS NULL;
