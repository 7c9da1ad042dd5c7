import type { OpenPart } from '../../states/facts/evaluate-condition.ts';
import { permitEscorts } from '../../states/facts/permit-escorts.generated.ts';
import { factTiers, type RoadKind, type Condition } from '../../states/facts/permit-fact.ts';
import { isOffInterstates } from '../road-bans.ts';
import { isOrderable, type StateCode } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { toMovementFigures } from '../../permits/movement-figures.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import {
  type EscortAnswer,
  type EscortCars,
  type OpenEscorts,
  roadKinds,
  type SettledEscorts,
  type EscortMeasure,
  type UncountedEscort,
} from './escort-answer.ts';
import {
  countThreshold,
  type EscortRow,
  findWeakestTier,
  isCovered,
  joinCars,
  listLiveRows,
  type LiveRow,
  needsCars,
  listRoads,
} from './escort-rows.ts';
import type { KnownFacts } from '../../load/load.ts';
import { toReason } from '../../permits/reason.ts';
import type { StateFacts } from '../../states/state.ts';

type FirstKey = 'widthIn' | 'widthMultilaneIn' | 'lengthIn' | 'heightIn';
type First = { what: EscortMeasure; key: FirstKey; roads: RoadKind[] };

const firsts: readonly First[] = [
  { what: 'width', key: 'widthIn', roads: ['two_lane'] },
  // One figure for both: the lower one, where Interstates differ.
  { what: 'width', key: 'widthMultilaneIn', roads: ['multilane', 'interstate'] },
  { what: 'length', key: 'lengthIn', roads: [...roadKinds] },
  { what: 'height', key: 'heightIn', roads: [...roadKinds] },
];

/** The first figures of data/states that the load passes, with the tier of their best source. */
function listPassedFirsts({ dimensions }: KnownFacts, state: StateCode): UncountedEscort[] {
  const { escorts } = stateFacts[state];
  const tiers = isOrderable(state) ? permitEscorts[state].firstEscorts.tiers : {};
  return firsts.flatMap(({ what, key, roads }) => {
    const [limit, actual] = [escorts[key], dimensions[what]];
    if (limit === null || actual === null) return [];
    if (actual < limit || (actual === limit && escorts.comparison === 'gt')) return [];
    return [{ ...toReason({ what, limit, actual, unit: 'in' }), what, roads, tier: tiers[key] ?? null }];
  });
}

/** The passed figures, on the roads for which no row names a car, open or not. */
function findUncounted(
  passed: readonly UncountedEscort[],
  { live, rows }: { live: readonly LiveRow<EscortRow>[]; rows: readonly EscortRow[] },
  { legal }: StateFacts,
): UncountedEscort[] {
  const uncounted = passed.flatMap((first) => {
    // A row from the legal width on is for any wide load, as when a part crosses the center line.
    const least = first.what === 'width' ? legal.widthIn : 0;
    if (!live.some((row) => isCounting(row, first, least))) return [first];
    // A row that the load does not reach says that its road asks for no car yet.
    const known = listRoadsOfMeasure(rows, `${first.what}OverIn`);
    const roads = first.roads.filter((road) => !known.has(road));
    return roads.length === 0 ? [] : [{ ...first, roads }];
  });
  const [first, second, ...others] = uncounted;
  const isOneFigure = first?.what === 'width' && second?.what === 'width' && first.limit === second.limit;
  if (!isOneFigure) return uncounted;
  return [{ ...first, roads: [...first.roads, ...second.roads] }, ...others];
}

const roadsOfMeasures = new WeakMap<readonly EscortRow[], Map<string, ReadonlySet<RoadKind>>>();

/** The roads of all rows about a measure. Remembered, as the rows of a state are constants. */
function listRoadsOfMeasure(rows: readonly EscortRow[], measure: keyof Condition): ReadonlySet<RoadKind> {
  const ofRows = roadsOfMeasures.get(rows) ?? new Map<string, ReadonlySet<RoadKind>>();
  roadsOfMeasures.set(rows, ofRows);
  const roads =
    ofRows.get(measure) ??
    new Set(rows.filter(({ when }) => when[measure] !== undefined).flatMap((row) => listRoads(row, rows)));
  ofRows.set(measure, roads);
  return roads;
}

function isCounting(row: LiveRow<EscortRow>, { what, roads }: UncountedEscort, legal: number): boolean {
  return (
    (row.when[`${what}OverIn`] ?? 0) > legal &&
    needsCars(row) &&
    (row.condition === null || row.condition.missing.length === 0) &&
    row.roads.some((road) => roads.includes(road))
  );
}

/** Only a measure above the legal limit can need a car. */
function listUnknownMeasures({ dimensions }: KnownFacts, state: StateCode): EscortMeasure[] {
  const { escorts, legal } = stateFacts[state];
  const unknown: readonly EscortMeasure[] = isOrderable(state)
    ? permitEscorts[state].firstEscorts.unknown
    : (['length', 'height'] as const).filter((what) => escorts[`${what}In`] === null);
  return unknown.filter((what) => what !== 'height' || (dimensions.height ?? Infinity) > legal.heightIn);
}

/**
 * The escort cars of a load in a state, by road. All rows that hold count together: the larger number of each
 * kind of car. A row with a condition that nothing settles stays open. States without rows have their first
 * thresholds only.
 */
export function decideEscorts(load: TravelLoad, state: StateCode): EscortAnswer {
  const rows = isOrderable(state) ? permitEscorts[state].escorts : [];
  // A road that may not be used asks for no cars.
  const usable: readonly RoadKind[] = isOffInterstates(load, state)
    ? roadKinds.filter((road) => road !== 'interstate')
    : roadKinds;
  const live = keepRoads(listLiveRows(rows.map(countThreshold), toMovementFigures(load, state)), usable);
  const settled = groupRoads(settleRoads(live.filter(({ condition }) => condition === null)));
  const uncovered = live.flatMap((row) => narrowToUncovered(row, settled));
  const open = dropWeaker(mergeRoads(uncovered.flatMap(toOpen)));
  const missing = [...new Set(uncovered.flatMap(({ condition }) => condition?.missing ?? []))];
  const firsts = keepRoads(listPassedFirsts(load.facts, state), usable);
  const uncounted = findUncounted(firsts, { live, rows }, stateFacts[state]);
  const unknown = listUnknownMeasures(load.facts, state);
  const isDue = settled.length > 0 || firsts.length > 0;
  const isFree = [settled, open, missing, uncounted, unknown].every(({ length }) => length === 0);
  return { settled, open, uncounted, missing, unknown, isDue, freeTier: isFree ? findWeakestTier(rows) : null };
}

function keepRoads<Part extends { roads: RoadKind[] }>(parts: readonly Part[], usable: readonly RoadKind[]): Part[] {
  return parts
    .map((part) => ({ ...part, roads: part.roads.filter((road) => usable.includes(road)) }))
    .filter(({ roads }) => roads.length > 0);
}

/** Rows for the night count only there, and are named only where they ask for more. */
function settleRoads(holding: readonly LiveRow<EscortRow>[]): SettledEscorts[] {
  return roadKinds.flatMap((road) => {
    const onRoad = holding.filter(({ roads }) => roads.includes(road));
    const byDay = onRoad.filter(({ isAtNight }) => isAtNight !== true);
    const isMoreAtNight = !isCovered(joinCars(onRoad), joinCars(byDay));
    return [
      ...settleRoad(byDay, road),
      ...(isMoreAtNight ? settleRoad(onRoad, road).map((cars) => ({ ...cars, isAtNight: true as const })) : []),
    ];
  });
}

function settleRoad(onRoad: readonly LiveRow<EscortRow>[], road: RoadKind): SettledEscorts[] {
  const cars = joinCars(onRoad);
  const deciding = findDeciding(onRoad, cars);
  const tier = findWeakestTier(deciding);
  if (tier === null || !needsCars(cars)) return [];
  const details = [...new Set(onRoad.flatMap(({ detail }) => detail ?? []))];
  return [
    { roads: [road], cars, details, tier, sources: [...new Set(deciding.map(({ source }) => source))].toSorted() },
  ];
}

/** The best source for each kind of car. */
function findDeciding(rows: readonly EscortRow[], cars: EscortCars): EscortRow[] {
  const best = (isDeciding: (row: EscortRow) => boolean) =>
    rows
      .filter(isDeciding)
      .toSorted((a, b) => factTiers.indexOf(a.tier) - factTiers.indexOf(b.tier))
      .slice(0, 1);
  return [
    ...best(({ front }) => front > 0 && front === cars.front),
    ...best(({ rear }) => rear > 0 && rear === cars.rear),
    ...best(({ highPole }) => highPole !== false && highPole === cars.highPole),
    ...best(({ police }) => police),
  ];
}

/** Roads with the same cars are one line, as good as the weaker source. */
function groupRoads(settled: readonly SettledEscorts[]): SettledEscorts[] {
  const toContent = ({ cars, details, isAtNight }: SettledEscorts) => [cars, details, isAtNight];
  return joinBy(settled, toContent, (a, b) => ({
    tier: findWeakestTier([a, b]) ?? a.tier,
    sources: [...new Set([...a.sources, ...b.sources])].toSorted(),
  }));
}

function mergeRoads(open: readonly OpenEscorts[]): OpenEscorts[] {
  return joinBy(open, ({ roads: _, ...content }) => content);
}

function joinBy<Part extends { roads: RoadKind[] }>(
  parts: readonly Part[],
  toContent: (part: Part) => unknown,
  join: (a: Part, b: Part) => Partial<Part> = () => ({}),
): Part[] {
  const joined = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify(toContent(part));
    const before = joined.get(key);
    const roads = roadKinds.filter((road) => part.roads.includes(road) || before?.roads.includes(road));
    joined.set(key, { ...part, ...(before && join(before, part)), roads });
  }
  return [...joined.values()];
}

/** The roads on which an open row would add a car. */
function narrowToUncovered(row: LiveRow<EscortRow>, settled: readonly SettledEscorts[]): LiveRow<EscortRow>[] {
  const roads = row.roads.filter((road) => {
    const known = settled.filter(({ roads, isAtNight }) => roads.includes(road) && (row.isAtNight || !isAtNight));
    return !isCovered(row, joinCars(known.map(({ cars }) => cars)));
  });
  return row.condition === null || roads.length === 0 ? [] : [{ ...row, roads }];
}

/** A row that lacks a figure is named by that figure alone. */
function toOpen({ roads, condition, tier, source, ...row }: LiveRow<EscortRow>): OpenEscorts[] {
  if (condition === null || condition.missing.length > 0) return [];
  const details = row.detail === undefined ? [] : [row.detail];
  const time = row.isAtNight === undefined ? {} : { isAtNight: row.isAtNight };
  return [{ roads, ...time, cars: joinCars([row]), details, condition, tier, source }];
}

/** Under the same condition the row with more cars is enough. */
function dropWeaker(open: readonly OpenEscorts[]): OpenEscorts[] {
  const isWeaker = (a: OpenEscorts, b: OpenEscorts) =>
    isSameCondition(a.condition, b.condition) &&
    a.isAtNight === b.isAtNight &&
    a.roads.every((road) => b.roads.includes(road)) &&
    isCovered(a.cars, b.cars) &&
    (!isCovered(b.cars, a.cars) || a.roads.length < b.roads.length);
  return open.filter((one) => !open.some((other) => isWeaker(one, other)));
}

function isSameCondition(a: OpenPart, b: OpenPart): boolean {
  return a.note === b.note && a.kind === b.kind && a.isDivided === b.isDivided;
}
