CREATE INDEX order_events_of_clerks ON order_events (at) INCLUDE (order_id, actor_id, to_status)
  WHERE what = 'permit' AND to_status IN ('filed', 'issued');
COMMENT ON INDEX order_events_of_clerks IS 'What each admin filed and issued in some days.';
