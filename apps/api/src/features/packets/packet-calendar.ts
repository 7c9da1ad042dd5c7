import type { PacketPermit, PacketWarning } from '@wideload/contract';
import { addDays, stateName, requireDay } from '@wideload/domain';

/** In octets (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** A return alone would end the line in some readers; other control characters are no text (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** A longer line goes on behind a space, and no letter is cut. */
function foldLine(line: string): string {
  let folded = '';
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > LONGEST_LINE) {
      folded += '\r\n ';
      size = 1;
    }
    folded += letter;
    size += bytes;
  }
  return folded;
}

const toDate = (day: string) => day.replaceAll('-', '');

/** Events end before the day that they name. */
function toDayAfter(day: string): string {
  return toDate(addDays(requireDay(day), 1));
}

/** `isLate`: only the carrier is told that a permit which waits should have come. */
export type CalendarPermit = Pick<PacketPermit, 'state' | 'unit' | 'status' | 'number' | 'firstDay' | 'lastDay'> & {
  isLate?: boolean;
};

/** `label` begins each event where a calendar has several trips. */
export type CalendarTrip = {
  label: string;
  orderNumber: number;
  carrier: string;
  /** The names of its ends; empty where they are not known. */
  from: string;
  to: string;
  permits: readonly CalendarPermit[];
  warnings: readonly PacketWarning[];
};

/** The unit is named where a trip has several. */
function namePermit({ state, number, unit }: CalendarPermit, isOneUnit: boolean): string {
  return [stateName(state), 'permit', number, isOneUnit ? '' : `of unit ${unit}`].filter(Boolean).join(' ');
}

const ends = { issued: '', waiting: ', not issued yet', canceled: ' is canceled', void: ' is void' } as const;

/** RFC 5545, 3.8.1.11: a permit that waits may come with other days. */
type Status = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
const statuses = {
  issued: 'CONFIRMED',
  waiting: 'TENTATIVE',
  canceled: 'CANCELLED',
  void: 'CANCELLED',
} as const satisfies Record<CalendarPermit['status'], Status>;

type Event = { id: string; from: string; to: string; summary: string; details?: string; status: Status };

type Placed = { trip: CalendarTrip; readAt: string };

function renderEvent(event: Event, { trip, readAt }: Placed): string[] {
  const { id, from, to, summary, details = '', status } = event;
  const { label, orderNumber } = trip;
  const way = trip.from === '' ? '' : `${trip.from} to ${trip.to}`;
  const description = [details, way, `Order ${orderNumber}, ${trip.carrier}`].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${orderNumber}-${id}@wideload`,
    `DTSTAMP:${readAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toDate(from)}`,
    `DTEND;VALUE=DATE:${toDayAfter(to)}`,
    `SUMMARY:${escapeText(label === '' ? summary : `${label}: ${summary}`)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `STATUS:${status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function listPermitEvents(permit: CalendarPermit, isOneUnit: boolean): Event[] {
  const { state, unit, firstDay: from, lastDay: to, status, isLate = false } = permit;
  const id = `${state}-${unit}`;
  const name = namePermit(permit, isOneUnit);
  const summary = `${name}${ends[status]}${isLate ? ', late' : ''}`;
  const days = { id, from, to, summary, status: statuses[status] };
  const end = { id: `${id}-end`, from: to, to, summary: `${name} expires today`, status: statuses[status] };
  // A program that has kept the end of a permit learns that it is canceled, too.
  return status === 'waiting' ? [days] : [days, end];
}

/** A state may give another permit for one that is void; two events of one UID are one to a calendar, whichever comes last. */
function listCurrent(permits: readonly CalendarPermit[]): CalendarPermit[] {
  const current = new Map<string, CalendarPermit>();
  for (const permit of permits) {
    const key = `${permit.state}-${permit.unit}`;
    if (permit.status !== 'void' || (current.get(key)?.status ?? 'void') === 'void') current.set(key, permit);
  }
  return [...current.values()];
}

function listEvents({ permits, warnings }: CalendarTrip): Event[] {
  const isOneUnit = new Set(permits.map(({ unit }) => unit)).size < 2;
  return [
    ...listCurrent(permits).flatMap((permit) => listPermitEvents(permit, isOneUnit)),
    ...warnings.map(toWarningEvent),
  ];
}

function toWarningEvent({ _id, state, what, was, now, toDo, firstDay, lastDay, isWithdrawn }: PacketWarning): Event {
  const details = [...(was === '' ? [now] : [`Was: ${was}`, `Now: ${now}`]), toDo].join('\n');
  const summary = `${isWithdrawn ? 'No longer: ' : 'Warning, '}${stateName(state)}: ${what}`;
  return {
    id: `warning-${_id}`,
    from: firstDay,
    to: lastDay,
    summary,
    details,
    status: isWithdrawn ? 'CANCELLED' : 'CONFIRMED',
  };
}

type Calendar = { name: string; fileName: string; trips: readonly CalendarTrip[]; readAt: string };

/** The days of the permits and the warnings about them, for a calendar that asks again from time to time (RFC 5545). */
export function renderCalendar({ name, fileName, trips, readAt }: Calendar): File {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wideload//Permits//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    // Outlook reads this one alone.
    'X-PUBLISHED-TTL:PT1H',
    ...trips.flatMap((trip) => listEvents(trip).flatMap((event) => renderEvent(event, { trip, readAt }))),
    'END:VCALENDAR',
  ];
  return new File([`${lines.map(foldLine).join('\r\n')}\r\n`], `${fileName}.ics`, { type: 'text/calendar' });
}
