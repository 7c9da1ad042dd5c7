import { addDays, type Day } from '../../basics/day.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import type { OfficeHours } from '../../states/filing/office-hours.ts';
import { getLocalClock, type LocalClock } from '../../trip/hours/local-clock.ts';
import { MINUTE, toInstant, type Instant, type Span } from '../../trip/hours/local-time.ts';
import { isOfficeDay } from './file-by.ts';

/** When somebody reads applications. */
export type Office = {
  clock: LocalClock;
  hours: Pick<OfficeHours, 'opens' | 'closes'>;
  isOpenOn: (day: Day) => boolean;
};

const zones = { ET: 'America/New_York', CT: 'America/Chicago', MT: 'America/Denver', PT: 'America/Los_Angeles' };
/** Arizona does not move its clocks. */
const ownZones: Partial<Record<OrderableState, string>> = { AZ: 'America/Phoenix' };
/** The hours of an office whose hours are not found. */
const usualHours: OfficeHours = { opens: '08:00', closes: '17:00', zone: null };

export function createOffice(state: OrderableState, found: OfficeHours | null): Office {
  const hours = found ?? usualHours;
  const clock = getLocalClock(ownZones[state] ?? zones[hours.zone ?? 'CT']);
  return { clock, hours, isOpenOn: (day) => isOfficeDay(state, day) };
}

/** Empty on a day without work. */
function openOn({ clock, hours, isOpenOn }: Office, day: Day): Span {
  const from = clock.at(day, hours.opens);
  return { from, to: isOpenOn(day) ? clock.at(day, hours.closes) : from };
}

export function countOfficeMinutes(office: Office, { from, to }: Span): number {
  let open = 0;
  for (let day = office.clock.dayOf(from), last = office.clock.dayOf(to); day <= last; day = addDays(day, 1)) {
    const span = openOn(office, day);
    open += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));
  }
  return open / MINUTE;
}

/** The latest instant from which so many minutes of the office have passed. */
export function subtractOfficeMinutes(office: Office, to: Instant, minutes: number): Instant {
  let left = minutes * MINUTE;
  for (let day = office.clock.dayOf(to); ; day = addDays(day, -1)) {
    const span = openOn(office, day);
    const open = Math.max(0, Math.min(span.to, to) - span.from);
    if (open > 0 && open >= left) return toInstant(Math.min(span.to, to) - left);
    left -= open;
  }
}

/** `count` whole days of the office. */
export function toOfficeMinutes({ clock, hours }: Office, today: Day, count: number): number {
  return (count * (clock.at(today, hours.closes) - clock.at(today, hours.opens))) / MINUTE;
}
