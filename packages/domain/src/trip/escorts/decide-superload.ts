import { decideMaximums } from '../../permits/permit-maximums.ts';
import type { KnownFacts } from '../../load/load.ts';
import { toReason } from '../../permits/reason.ts';
import { permitEscorts } from '../../states/facts/permit-escorts.generated.ts';
import { type ConditionFigures, getFigure, listBounds } from '../../states/facts/evaluate-condition.ts';
import {
  type Condition,
  type FactTier,
  factTiers,
  type PermitEscorts,
  type RoadKind,
  type Row,
} from '../../states/facts/permit-fact.ts';
import { isOrderable, type StateCode } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { toMovementFigures } from '../../permits/movement-figures.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import {
  roadKinds,
  type OpenSuperload,
  type SuperloadAnswer,
  axleMeasures,
  axleUnits,
  type SizeMeasure,
  type SuperloadReason,
} from './escort-answer.ts';
import { findWeakestTier, listLiveRows, type LiveRow } from './escort-rows.ts';

const measures = [
  { what: 'width', over: 'widthOverIn', key: 'widthIn', unit: 'in' },
  { what: 'height', over: 'heightOverIn', key: 'heightIn', unit: 'in' },
  { what: 'length', over: 'lengthOverIn', key: 'lengthIn', unit: 'in' },
  { what: 'gross_weight', over: 'grossOverLb', key: 'grossWeightLb', unit: 'lb' },
] as const;
type Measure = (typeof measures)[number];
type SuperloadRow = LiveRow<PermitEscorts['superload'][number]>;
type Threshold = { limit: number; roads: RoadKind[]; tier: FactTier | null; sources: string[] };

/** Why a state treats the load as a superload. The stricter of its figures for a measure counts. */
export function decideSuperload(load: TravelLoad, state: StateCode): SuperloadAnswer {
  const rows = isOrderable(state) ? permitEscorts[state].superload : [];
  const figures = toMovementFigures(load, state);
  const live = listLiveRows(rows, figures);
  const settled = [
    ...measures.flatMap((measure) => settleMeasure(measure, load.facts, state, live)),
    ...live.flatMap((row) => settleAxles(row, figures)),
  ];
  const others = live.filter((row) => row.condition !== null && !isAnswered(row, settled));
  const open = others.flatMap(toOpen);
  const missing = [...new Set(others.flatMap(({ condition }) => condition?.missing ?? []))];
  const unknown = listUnknown(load.facts, state);
  const maximums = decideMaximums(load.facts, state);
  const doubts = [settled, open, missing, unknown, maximums.beyond, maximums.open];
  const isFree = doubts.every(({ length }) => length === 0);
  return { settled, open, maximums, missing, unknown, freeTier: isFree ? findWeakestTier(rows) : null };
}

/** @returns true if a measure alone makes the load a superload; conditions that nobody has answered do not count. */
export function isSuperload(load: TravelLoad, state: StateCode): boolean {
  const { settled, maximums } = decideSuperload(load, state);
  return settled.length > 0 || maximums.beyond.length > 0;
}

function settleMeasure(
  measure: Measure,
  facts: KnownFacts,
  state: StateCode,
  live: readonly SuperloadRow[],
): SuperloadReason[] {
  const { what, over, unit } = measure;
  const actual = readFigure(facts, what);
  if (actual === null) return [];
  const passed = [
    ...live.flatMap(({ when, roads, tier, source, condition }): Threshold[] => {
      const limit = when[over];
      return limit === undefined || condition !== null ? [] : [{ limit, roads, tier, sources: [source] }];
    }),
    ...findFirst(measure, state).filter(({ limit }) => actual > limit),
  ];
  const notes = live.flatMap(({ when, condition, detail }) => {
    if (when[over] === undefined) return [];
    const note = isOnlyAbout(when, over) ? when.note : undefined;
    return [note, condition === null ? detail : undefined].filter((text) => text !== undefined);
  });
  return keepLowest(passed).map(({ limit, roads, tier, sources }) => ({
    ...toReason({ what, limit, actual, unit }),
    what,
    isUnder: false,
    roads,
    notes,
    tier,
    sources,
  }));
}

/** A row about single axles or about how far they are apart, if it holds. */
function settleAxles({ when, roads, condition, detail, tier, source }: SuperloadRow, figures: ConditionFigures) {
  if (condition !== null || measures.some(({ over }) => when[over] !== undefined)) return [];
  return listBounds(when).flatMap(({ key, over, to }): SuperloadReason[] => {
    const what = axleMeasures.find((measure) => measure === key);
    const figure = getFigure(figures, key);
    if (what === undefined || figure === null) return [];
    const actual = typeof figure === 'number' ? figure : figure[0];
    const isUnder = over === -Infinity;
    const limit = isUnder ? to : over;
    const notes = detail === undefined ? [] : [detail];
    const unit = axleUnits[what];
    return [{ what, limit, actual, over: actual - limit, unit, isUnder, roads, notes, tier, sources: [source] }];
  });
}

function readFigure({ dimensions, weight }: KnownFacts, what: SizeMeasure): number | null {
  return what === 'gross_weight' ? weight : dimensions[what];
}

/** The figure of data/states, unless it is the row of one kind of road. */
function findFirst({ key, over }: Measure, state: StateCode): Threshold[] {
  const limit = stateFacts[state].superload[key];
  if (limit === null) return [];
  if (!isOrderable(state)) return [{ limit, roads: [...roadKinds], tier: null, sources: [] }];
  const { superload, firstSuperload } = permitEscorts[state];
  const isOfRoad = superload.some(({ when }) => when.road !== undefined && (when[over] ?? Infinity) <= limit);
  return isOfRoad ? [] : [{ limit, roads: [...roadKinds], tier: firstSuperload.tiers[key] ?? null, sources: [] }];
}

/** The lowest figure for each road, from the best source that has it. */
function keepLowest(passed: readonly Threshold[]): Threshold[] {
  const rank = ({ tier }: Threshold) => (tier === null ? Infinity : factTiers.indexOf(tier));
  const covered = new Set<RoadKind>();
  return passed
    .toSorted((a, b) => a.limit - b.limit || rank(a) - rank(b))
    .flatMap((threshold) => {
      const roads = threshold.roads.filter((road) => !covered.has(road));
      for (const road of roads) covered.add(road);
      return roads.length === 0 ? [] : [{ ...threshold, roads }];
    });
}

/** A row with a note for a measure that is settled adds its note to the reason. */
function isAnswered({ when }: Row, settled: readonly SuperloadReason[]): boolean {
  return measures.some(
    ({ what, over }) =>
      when[over] !== undefined && isOnlyAbout(when, over) && settled.some((reason) => reason.what === what),
  );
}

function isOnlyAbout(when: Condition, over: Measure['over']): boolean {
  return Object.keys(when).every((key) => key === over || key === 'note' || key === 'road');
}

function toOpen({ condition, detail, tier, source, roads }: SuperloadRow): OpenSuperload[] {
  if (condition === null || condition.missing.length > 0) return [];
  return [{ condition, details: detail === undefined ? [] : [detail], roads, tier, source }];
}

/** Only a measure above the legal limit can make a superload. */
function listUnknown(facts: KnownFacts, state: StateCode): SizeMeasure[] {
  const { legal, superload } = stateFacts[state];
  const unknown: readonly SizeMeasure[] = isOrderable(state)
    ? permitEscorts[state].firstSuperload.unknown
    : measures.flatMap(({ what, key }) => (superload[key] === null ? [what] : []));
  const limits = { width: legal.widthIn, height: legal.heightIn, length: null, gross_weight: legal.grossWeightLb };
  return unknown.filter((what) => (readFigure(facts, what) ?? Infinity) > (limits[what] ?? 0));
}
