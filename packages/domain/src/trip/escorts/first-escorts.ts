import type { KnownFacts } from '../../load/load.ts';
import { toReason } from '../../permits/reason.ts';
import { permitEscorts } from '../../states/facts/permit-escorts.generated.ts';
import type { Condition, RoadKind } from '../../states/facts/permit-fact.ts';
import { isOrderable, type StateCode } from '../../basics/state-code.ts';
import type { StateFacts } from '../../states/state.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { type EscortMeasure, roadKinds, type UncountedEscort } from './escort-answer.ts';
import { type EscortRow, listRoads, type LiveRow, needsCars } from './escort-rows.ts';

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
export function listPassedFirsts({ dimensions }: KnownFacts, state: StateCode): UncountedEscort[] {
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
export function findUncounted(
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
export function listUnknownMeasures({ dimensions }: KnownFacts, state: StateCode): EscortMeasure[] {
  const { escorts, legal } = stateFacts[state];
  const unknown: readonly EscortMeasure[] = isOrderable(state)
    ? permitEscorts[state].firstEscorts.unknown
    : (['length', 'height'] as const).filter((what) => escorts[`${what}In`] === null);
  return unknown.filter((what) => what !== 'height' || (dimensions.height ?? Infinity) > legal.heightIn);
}
