import { addDays, type Day } from '../../basics/day.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import type { FilingFacts } from '../../states/filing/filing-fact.ts';
import { readOfficeHours, type OfficeHours } from '../../states/filing/office-hours.ts';
import {
  getLocalClock,
  type LocalClock,
  MINUTE,
  toInstant,
  type Instant,
  type Span,
} from '../../trip/hours/local-time.ts';
import { findNamedTime, isOfficeDay } from './file-by.ts';

/** A program decides at any hour, a person in the hours of the office. */
export type WaitKind = 'automatic' | 'person' | 'not-found';

/**
 * The time from the payment of a permit to its issue. `usual`: half came within `minutes`, 9 of 10 within `most`, counted by the clock where a
 * program decides, else in the hours of the office. `officeDays` and `words` are what a source names.
 */
export type PermitWait = {
  kind: WaitKind;
  isSuperload: boolean;
  usual: { minutes: number; most: number } | null;
  officeDays: number | null;
  words: string | null;
  officeHours: string | null;
  /** One paid before it and not issued is late; null where nothing tells. */
  lateBefore: Instant | null;
};

type Asked = { facts: FilingFacts; isSuperload: boolean; issues: readonly Span[]; now: Instant };

/** The least value that so large a part does not exceed. */
export function findQuantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}

function findKind({ turnaround }: FilingFacts, isSuperload: boolean): WaitKind {
  if (isSuperload || turnaround.isIssuedAtOnce === false) return 'person';
  return turnaround.isIssuedAtOnce ? 'automatic' : 'not-found';
}

/** The time that the source names for a routine permit without review, for example `same day, ordered before 16:30`. */
function findWords({ turnaround: { routine } }: FilingFacts, kind: WaitKind, isSuperload: boolean): string | null {
  if (isSuperload || kind === 'automatic' || routine === null) return null;
  return /\b(?:minutes|hours|days?)\b/.test(routine) ? routine : null;
}

function findNamedDays(state: OrderableState, isSuperload: boolean): number | null {
  const named = findNamedTime(state, isSuperload);
  return named === 'at-once' ? 1 : named;
}

/** When somebody reads applications. */
type Office = {
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
function toOfficeMinutes({ clock, hours }: Office, today: Day, count: number): number {
  return (count * (clock.at(today, hours.closes) - clock.at(today, hours.opens))) / MINUTE;
}

/** The minutes from the payment to the issue: by the clock where a program decides, else in the hours of the office. */
export function createWaitMeter(facts: FilingFacts, isSuperload: boolean) {
  const office = createOffice(facts.state, readOfficeHours(facts.turnaround.officeHours));
  const kind = findKind(facts, isSuperload);
  const isByClock = kind === 'automatic';
  const count = (span: Span) => (isByClock ? (span.to - span.from) / MINUTE : countOfficeMinutes(office, span));
  return { kind, isByClock, office, count };
}

/** `issues`: from the payment to the issue of permits of the same state, superloads apart; none where too few are known to count. */
export function findPermitWait({ facts, isSuperload, issues, now }: Asked): PermitWait {
  const { officeHours } = facts.turnaround;
  const { kind, isByClock, office, count } = createWaitMeter(facts, isSuperload);
  const officeDays = findNamedDays(facts.state, isSuperload);
  const found = { kind, isSuperload, officeDays, words: findWords(facts, kind, isSuperload), officeHours };
  if (issues.length === 0) {
    if (officeDays === null) return { ...found, usual: null, lateBefore: null };
    const minutes = toOfficeMinutes(office, office.clock.dayOf(now), officeDays);
    return { ...found, usual: null, lateBefore: subtractOfficeMinutes(office, now, minutes) };
  }
  const sorted = issues.map(count).toSorted((a, b) => a - b);
  const usual = { minutes: findQuantile(sorted, 0.5), most: findQuantile(sorted, 0.9) };
  const lateBefore = isByClock ? toInstant(now - usual.most * MINUTE) : subtractOfficeMinutes(office, now, usual.most);
  return { ...found, usual, lateBefore };
}

/** `told`: permits that were paid when a time was told for their kind; `kept`: those that came within it. */
export type KeptWaits = { kind: WaitKind; told: number; kept: number };

type Kept = { facts: FilingFacts; isSuperload: boolean; issues: readonly Span[]; since: Instant; least: number };

/**
 * Counts the permits of one kind that came after `since`: the time that a carrier was told is found again from the permits that had come before each of
 * them was paid, at least `least`.
 */
export function countKeptWaits({ facts, isSuperload, issues, since, least }: Kept): KeptWaits {
  const meter = createWaitMeter(facts, isSuperload);
  const measured = issues.map((span) => ({ ...span, minutes: meter.count(span) }));
  const came = measured.toSorted((a, b) => a.to - b.to);
  const known: number[] = [];
  const result = { kind: meter.kind, told: 0, kept: 0 };
  let next = 0;
  for (const { from, to, minutes } of measured.toSorted((a, b) => a.from - b.from)) {
    for (let issue = came[next]; issue !== undefined && issue.to <= from; issue = came[next]) {
      const { minutes: taken } = issue;
      const place = known.findIndex((each) => each > taken);
      known.splice(place === -1 ? known.length : place, 0, taken);
      next += 1;
    }
    if (to < since || known.length < least) continue;
    result.told += 1;
    if (minutes <= findQuantile(known, 0.9)) result.kept += 1;
  }
  return result;
}
