import type { Sourced, YearPart } from '../../states/facts/permit-fact.ts';
import { mergeRows } from './merge-rows.ts';
import type { TimesAnswer, TravelCondition, TravelSource, TravelTimes } from './travel-answer.ts';

/** `rank`: the number of parts of the condition; more parts are more specific. */
export type TimesRow = { times: TravelTimes; rank: number; dates?: YearPart; detail?: string } & (
  | (Sourced & { condition: null })
  | (TravelSource & { condition: TravelCondition })
);

/**
 * Of the rows that hold, the most specific decides, and the stricter of two equal ones. An open row
 * counts if it would win over that row and say something else.
 */
export function decideTimes(rows: readonly TimesRow[]): TimesAnswer {
  const ranked = rows.toSorted(compareRows);
  const settled = ranked.find((row) => row.condition === null) ?? null;
  const winning = settled === null ? ranked : ranked.slice(0, ranked.indexOf(settled));
  const open = winning.flatMap(({ rank: _, ...row }) =>
    row.condition === null || (settled !== null && String(row.times) === String(settled.times)) ? [] : [row],
  );
  return {
    settled: settled && findSettledRow(settled),
    open: mergeRows(open, ({ times, dates, detail }) => [times, dates, detail]),
  };
}

function findSettledRow({ times, tier, source, detail }: TimesRow & Sourced): NonNullable<TimesAnswer['settled']> {
  return { times, tier, source, ...(detail !== undefined && { detail }) };
}

function compareRows(a: TimesRow, b: TimesRow): number {
  return b.rank - a.rank || countMinutes(a.times) - countMinutes(b.times);
}

function countMinutes(times: TravelTimes): number {
  if (times === null) return 0;
  const [from, to] = times === 'all' ? ['00:00', '24:00'] : times;
  return toMinutes(to) - toMinutes(from);
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
