import type { Packet, PacketPermit, PacketWarning } from '@wideload/contract';
import { addDays, parseDay, stateName } from '@wideload/domain';

/** In octets (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

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
  const last = parseDay(day);
  if (last === null) throw new Error('The last day of a permit is a day.');
  return toDate(addDays(last, 1));
}

const namePermit = ({ state, number }: PacketPermit) =>
  number === '' ? `${stateName(state)} permit` : `${stateName(state)} permit ${number}`;

function nameEvent(permit: PacketPermit): string {
  const ends = { issued: '', waiting: ', not issued yet', void: ' is void' };
  return `${namePermit(permit)}${ends[permit.status]}`;
}

type Event = { id: string; from: string; to: string; summary: string; details?: string; isVoid?: boolean };

function renderEvent({ id, from, to, summary, details = '', isVoid = false }: Event, packet: Packet): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${packet.orderNumber}-${id}@wideload`,
    `DTSTAMP:${packet.readAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toDate(from)}`,
    `DTEND;VALUE=DATE:${toDayAfter(to)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText([details, `Order ${packet.orderNumber}, ${packet.carrier.name}`].filter(Boolean).join('\n'))}`,
    `STATUS:${isVoid ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function listEvents(permit: PacketPermit): Event[] {
  const { state, unit, firstDay: from, lastDay: to, status } = permit;
  const id = `${state}-${unit}`;
  const days = { id, from, to, summary: nameEvent(permit), isVoid: status === 'void' };
  const end = { id: `${id}-end`, from: to, to, summary: `${namePermit(permit)} expires today` };
  return status === 'issued' ? [days, end] : [days];
}

function toWarningEvent({ _id, state, what, was, now, toDo, firstDay, lastDay, isWithdrawn }: PacketWarning): Event {
  const details = [...(was === '' ? [] : [`Was: ${was}`]), ...(was === '' ? [now] : [`Now: ${now}`]), toDo].join('\n');
  const summary = `${isWithdrawn ? 'No longer: ' : 'Warning, '}${stateName(state)}: ${what}`;
  return { id: `warning-${_id}`, from: firstDay, to: lastDay, summary, details, isVoid: isWithdrawn };
}

/** The days of the permits and the warnings about them, for a calendar that asks again from time to time (RFC 5545). */
export function renderCalendar(packet: Packet): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wideload//Permits//EN',
    `X-WR-CALNAME:${escapeText(`Permits of order ${packet.orderNumber}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...[...packet.permits.flatMap(listEvents), ...(packet.warnings ?? []).map(toWarningEvent)].flatMap((event) =>
      renderEvent(event, packet),
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
