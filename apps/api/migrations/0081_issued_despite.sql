-- What a clerk was shown about a permit's PDF, a line each, and issued it all the same. For admins; the carrier never sees it.
ALTER TABLE order_events ADD COLUMN issued_despite text NOT NULL DEFAULT '';
