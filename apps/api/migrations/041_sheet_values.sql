-- What a clerk types into the filing sheet is in the history of the order.
ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check
  CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days', 'filing'));
