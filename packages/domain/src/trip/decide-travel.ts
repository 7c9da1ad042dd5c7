import { decideEscorts } from './escorts/decide-escorts.ts';
import { decideSuperload } from './escorts/decide-superload.ts';
import { evaluateCondition, type MissingFigure } from '../states/facts/evaluate-condition.ts';
import {
  factTiers,
  type PermitTravel,
  type RoadKind,
  type Row,
  type YearPart,
  type Sourced,
} from '../states/facts/permit-fact.ts';
import { permitTravel } from '../states/facts/permit-travel.generated.ts';
import type { OrderableState } from '../basics/state-code.ts';
import type { CrossedCounty } from './trip.ts';
import { describeCurfewList, findOnWay } from './curfews.ts';
import { roadKinds } from './escorts/escort-answer.ts';
import { mergeRows } from './merge-rows.ts';
import type { TravelAnswer, TravelCondition, TravelTimes, TimesAnswer, TravelSource } from './travel-answer.ts';
import { toMovementFigures, findSizeGaps } from '../permits/movement-figures.ts';
import type { TravelLoad } from '../load/travel-load.ts';
import type { WayThrough } from './way-through.ts';
import { fillOverhangs } from '../permits/load-check.ts';
import type { KnownFacts } from '../load/load.ts';
import { decidePermitSoFar } from '../permits/permits.ts';

/** The rule of a state about loads that are only overweight, which may move at any time. */
type OverweightRule =
  | { applies: 'no' }
  | (Sourced & { applies: 'yes' })
  | (TravelSource & { applies: 'open'; condition: TravelCondition });

function decideOverweightRule(
  facts: KnownFacts,
  state: OrderableState,
  rule: PermitTravel['overweightOnly'],
): OverweightRule {
  if (rule?.isUnrestricted === false) return { applies: 'no' };
  const missing = findMissing(facts, state);
  if (missing === null) return { applies: 'no' };
  if (rule === null)
    return { applies: 'open', tier: null, source: null, condition: { missing: [], overweightOnly: 'rule' } };
  const { tier, source } = rule;
  if (missing.length === 0) return { applies: 'yes', tier, source };
  return { applies: 'open', tier, source, condition: { missing, overweightOnly: 'load' } };
}

/** The figures without which the load may not be only overweight; null if it is not. */
function findMissing(facts: KnownFacts, state: OrderableState): MissingFigure[] | null {
  const need = decidePermitSoFar(fillOverhangs(facts), state);
  const isOversize = need.reasons.some(({ unit }) => unit === 'in');
  return need.reasons.length === 0 || isOversize ? null : findSizeGaps(facts, need);
}

/** `rank`: the number of parts of the condition; more parts are more specific. */
type TimesRow = { times: TravelTimes; rank: number; dates?: YearPart; detail?: string } & (
  | (Sourced & { condition: null })
  | (TravelSource & { condition: TravelCondition })
);

/**
 * Of the rows that hold, the most specific decides, and the stricter of two equal ones. An open row
 * counts if it would win over that row and say something else.
 */
function decideTimes(rows: readonly TimesRow[]): TimesAnswer {
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

/** When a load may move in a state, in local time. What the rows do not settle stays open. */
export function decideTravel(load: TravelLoad, state: OrderableState, way: WayThrough = {}): TravelAnswer {
  const { daylight, night, weekend, holidays, areHolidaysKnown, curfews, seasons, overweightOnly } =
    permitTravel[state];
  const figures = {
    ...toMovementFigures(load, state),
    roads: way.roads,
    isEscorted: () => isEscorted(load, state, way.roads ?? roadKinds),
    isSuperload: () => mayBeSuperload(load, state),
  };
  const evaluate = <R extends Row>(rows: readonly R[]): Evaluated<R>[] =>
    rows.flatMap((row) => {
      const evaluation = evaluateCondition(row.when, figures);
      return evaluation === 'fails' ? [] : [{ ...row, condition: evaluation === 'holds' ? null : evaluation }];
    });
  const rule = decideOverweightRule(load.facts, state, overweightOnly);
  const onWeekend = evaluate(weekend);
  // A state with hours of daylight has no travel at night, unless a row allows it.
  const byDay: TimesRow[] = daylight
    .slice(0, 1)
    .map(({ tier, source }) => ({ times: null, tier, source, condition: null, rank: -1 }));
  const onHolidays = applyToBans(evaluate(holidays), rule);
  return {
    daylight: findStricterDaylight(evaluate(daylight)),
    night: decideTimes([
      ...byDay,
      ...toTimesRows(evaluate(night), ({ isAllowed }) => (isAllowed ? 'all' : null), rule),
    ]),
    saturday: decideTimes(toTimesRows(onWeekend, ({ saturday }) => saturday, rule)),
    sunday: decideTimes(toTimesRows(onWeekend, ({ sunday }) => sunday, rule)),
    holidays: {
      bans: mergeRows(onHolidays, ({ days, from, to, weekend, observed }) => [days, from, to, weekend, observed]),
      free: onHolidays.length > 0 ? null : findFreeRows(permitTravel[state], rule),
      areAllKnown: areHolidaysKnown || (holidays.length > 0 && onHolidays.length === 0),
    },
    // An overweight load meets the traffic of a city like any other.
    curfews: mergeRows(keepOnWay(evaluate(curfews), way.counties), ({ area, days, windows }) => [area, days, windows]),
    curfewList: describeCurfewList(permitTravel[state]),
    seasons,
  };
}

function keepOnWay(
  rows: readonly Evaluated<PermitTravel['curfews'][number]>[],
  counties: readonly CrossedCounty[] | undefined,
): Evaluated<PermitTravel['curfews'][number]>[] {
  return rows.flatMap((row) => {
    const place = findOnWay(row, counties);
    if (place === false) return [];
    return place === true ? [row] : [{ ...row, condition: { missing: [], ...row.condition, place } }];
  });
}

/** Null while an escort is due on some of the roads only, or on a condition. */
function isEscorted(load: TravelLoad, state: OrderableState, taken: readonly RoadKind[]): boolean | null {
  const { settled, open, uncounted, missing, unknown } = decideEscorts(load, state);
  const byDay = settled.filter(({ isAtNight }) => isAtNight !== true);
  const isTaken = ({ roads }: { roads: RoadKind[] }) => roads.some((road) => taken.includes(road));
  if (taken.every((road) => byDay.some(({ roads }) => roads.includes(road)))) return true;
  return missing.length + unknown.length > 0 || [...settled, ...open, ...uncounted].some(isTaken) ? null : false;
}

/** Null while a threshold is open. */
function mayBeSuperload(load: TravelLoad, state: OrderableState): boolean | null {
  const { settled, open, missing, unknown } = decideSuperload(load, state);
  return settled.length > 0 || ([open, missing, unknown].some(({ length }) => length > 0) ? null : false);
}

function findStricterDaylight(rows: PermitTravel['daylight']): TravelAnswer['daylight'] {
  if (rows.length === 0) return null;
  return {
    fromSunriseMin: Math.max(...rows.map(({ fromSunriseMin }) => fromSunriseMin)),
    toSunsetMin: Math.min(...rows.map(({ toSunsetMin }) => toSunsetMin)),
  };
}

type Evaluated<R> = R & { condition: TravelCondition | null };

function toTimesRows<R extends Row & { dates?: YearPart; detail?: string }>(
  rows: readonly Evaluated<R>[],
  toTimes: (row: R) => TravelTimes,
  rule: OverweightRule,
): TimesRow[] {
  const toTimesRow = (row: Evaluated<R>): TimesRow => ({
    times: toTimes(row),
    tier: row.tier,
    source: row.source,
    condition: row.condition,
    rank: Object.keys(row.when).length,
    ...(row.dates !== undefined && { dates: row.dates }),
    ...(row.detail !== undefined && { detail: row.detail }),
  });
  const byWeight = rows.filter(isByWeight);
  const isWeightSettled = byWeight.some(({ condition }) => condition === null);
  if (rule.applies === 'no' || isWeightSettled) return rows.map(toTimesRow);
  if (rule.applies === 'yes')
    return [
      ...byWeight.map(toTimesRow),
      { times: 'all', tier: rule.tier, source: rule.source, condition: null, rank: 0 },
    ];
  const { applies: _, ...open } = rule;
  return [...rows.map(toTimesRow), { ...open, times: 'all', rank: Infinity }];
}

/** A limit above a weight binds loads that are only overweight too. */
function isByWeight({ when }: Row): boolean {
  return when.grossOverLb !== undefined;
}

function applyToBans<R extends Row>(bans: readonly Evaluated<R>[], rule: OverweightRule): Evaluated<R>[] {
  if (rule.applies === 'no') return [...bans];
  if (rule.applies === 'yes') return bans.filter(isByWeight);
  return bans.map((ban) =>
    isByWeight(ban)
      ? ban
      : {
          ...ban,
          condition: { ...ban.condition, ...rule.condition, missing: joinMissing(ban.condition, rule.condition) },
        },
  );
}

function joinMissing(before: TravelCondition | null, { missing }: TravelCondition): TravelCondition['missing'] {
  return [...new Set([...(before?.missing ?? []), ...missing])];
}

/** Without rows or a source nothing is known. A load that no row binds is as free as the weakest source among them says. */
function findFreeRows(
  { holidays: rows, areHolidaysKnown, holidaySource }: PermitTravel,
  rule: OverweightRule,
): TravelAnswer['holidays']['free'] {
  if (rule.applies === 'yes') return { tier: rule.tier, sources: [rule.source] };
  if (rows.length === 0 && areHolidaysKnown && holidaySource !== null)
    return { tier: holidaySource.tier, sources: [holidaySource.source] };
  const weakest = factTiers.findLast((tier) => rows.some((row) => row.tier === tier));
  return weakest === undefined ? null : { tier: weakest, sources: [...new Set(rows.map(({ source }) => source))] };
}
