/** The trips of an account in the calendar of a person of it, who subscribes by a link with a token. */
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CalendarFile, Instant, rawText } from '../core/values.ts';

/** In one calendar; the trips that end first come first. */
export const maxCalendarTrips = 300;

export const CalendarFeed = z.object({
  /** Null where it can no longer be computed; the calendars that have it still read it. */
  address: z.nullable(z.string()),
  createdAt: Instant,
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const calendarFeeds = {
  read: endpoint('GET /calendar_feed', {
    access: 'user',
    summary: 'The own link by which a calendar reads the trips of the account; null for none',
    answers: { 200: z.object({ feed: z.nullable(CalendarFeed) }) },
  }),
  create: endpoint('POST /calendar_feed', {
    access: 'user',
    summary:
      'Make the own link by which a calendar reads the trips of the account; the former one opens nothing any more',
    answers: { 201: CalendarFeed },
    perMinute: 10,
  }),
  revoke: endpoint('DELETE /calendar_feed', {
    access: 'user',
    summary: 'Revoke the own link of the calendar: it opens nothing any more',
    problems: ['not-found'],
  }),
  open: endpoint('GET /calendar/{token}/trips.ics', {
    access: 'visitor',
    isSecret: true,
    summary:
      'The days of the permits of all trips of an account and the warnings about them, for a calendar that subscribes. A token that is wrong or revoked has one answer',
    // Another text than 256 bits in base64url is answered like a token that nobody has.
    params: z.object({ token: rawText(100) }),
    answers: { 200: CalendarFile },
    problems: ['packet.closed'],
    perMinute: 30,
  }),
};
