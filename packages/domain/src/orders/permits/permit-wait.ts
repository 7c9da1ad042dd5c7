import type { OrderableState } from '../../basics/state-code.ts';
import type { FilingFacts } from '../../states/filing/filing-fact.ts';
import { readOfficeHours } from '../../states/filing/office-hours.ts';
import { MINUTE, toInstant, type Instant, type Span } from '../../trip/hours/local-time.ts';
import { findNamedTime } from './file-by.ts';
import { countOfficeMinutes, createOffice, subtractOfficeMinutes, toOfficeMinutes } from './office-time.ts';

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
