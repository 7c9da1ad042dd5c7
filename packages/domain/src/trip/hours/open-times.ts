import type { Day } from '../../basics/day.ts';
import type { YearPart } from '../../states/facts/permit-fact.ts';
import type { HolidayBan, TimesAnswer, TravelCondition, TravelSource, TravelTimes } from '../travel-answer.ts';
import type { Span } from './local-time.ts';
import { isInYearPart } from './holiday-rules.ts';
import type { ClosedWindow } from './day-hours.ts';

export type ClosedTimes = Span & Pick<ClosedWindow, 'basis' | 'onlyIf' | 'unless'>;

type Rows = { day: Day; bans: readonly HolidayBan[]; toClosed: (times: TravelTimes) => Span[] };

/**
 * The closed hours of a night or a day of the weekend. A row that is open counts where it closes and not where it opens; one
 * that only waits for the day is decided by the day.
 */
export function listClosedTimes({ settled, open }: TimesAnswer, { day, bans, toClosed }: Rows): ClosedTimes[] {
  const inForce = open.filter(({ dates }) => dates === undefined || isInYearPart(dates, day, bans));
  const dated = inForce.find(({ dates, condition }) => isDecidedByDay(dates, condition));
  const base = dated ?? settled;
  const others = inForce.filter((row) => row !== dated);
  const closing = others.filter(({ times }) => times !== 'all' && String(times) !== String(base?.times));
  const unless = others.filter((row) => !closing.includes(row)).map(({ condition }) => condition);
  const close = (times: TravelTimes, rest: Omit<ClosedTimes, keyof Span>) =>
    toClosed(times).map((span): ClosedTimes => ({ ...span, ...rest }));

  if (base === null && closing.length === 0) return close(null, { basis: null, onlyIf: null, unless });
  return [
    ...(base === null ? [] : close(base.times, { basis: toBasis(base), onlyIf: null, unless })),
    ...closing.flatMap((row) => close(row.times, { basis: toBasis(row), onlyIf: row.condition, unless: [] })),
  ];
}

/** @returns true if a condition is nothing but the part of the year that its words name. */
export function isDecidedByDay(dates: YearPart | undefined, condition: TravelCondition | null): boolean {
  if (dates === undefined || condition === null) return false;
  const { missing, note: _, ...rest } = condition;
  return missing.length === 0 && Object.keys(rest).length === 0;
}

export function toBasis(row: TravelSource): TravelSource {
  return row.source === null ? { tier: null, source: null } : { tier: row.tier, source: row.source };
}
