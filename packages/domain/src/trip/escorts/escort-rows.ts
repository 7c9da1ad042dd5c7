import { evaluateCondition, type ConditionFigures, type OpenPart } from '../../states/facts/evaluate-condition.ts';
import {
  type Condition,
  type FactTier,
  factTiers,
  type PermitEscorts,
  type RoadKind,
  type Row,
} from '../../states/facts/permit-fact.ts';
import { type EscortCars, roadKinds } from './escort-answer.ts';

export type EscortRow = PermitEscorts['escorts'][number];

/** A row that holds or can hold for the load; `condition` null: it holds. */
export type LiveRow<R extends Row = Row> = R & { roads: RoadKind[]; condition: OpenPart | null };

/** The road is no open part: the answer is given for each road. Only a road of several lanes can be divided or not. */
export function listLiveRows<R extends Row>(rows: readonly R[], figures: ConditionFigures): LiveRow<R>[] {
  return rows.flatMap((row) => {
    const { road: _road, isDivided, ...when } = row.when;
    const evaluation = evaluateCondition(when, figures);
    if (evaluation === 'fails') return [];
    const condition = evaluation === 'holds' ? null : evaluation;
    const roads = listRoads(row, rows);
    if (isDivided === undefined) return [{ ...row, roads, condition }];
    const settled = roads.filter((road) => road === (isDivided ? 'interstate' : 'two_lane'));
    const open = roads.filter((road) => road === 'multilane');
    return [
      ...(settled.length > 0 ? [{ ...row, roads: settled, condition }] : []),
      ...(open.length > 0 ? [{ ...row, roads: open, condition: { missing: [], ...condition, isDivided } }] : []),
    ];
  });
}

const overKeys = [
  'widthOverIn',
  'heightOverIn',
  'lengthOverIn',
  'frontOverhangOverIn',
  'rearOverhangOverIn',
  'grossOverLb',
] as const;

/** Whole inches and pounds: a load of exactly the figure counts from one less. */
export function countThreshold({ when, isAtThreshold, ...row }: EscortRow): EscortRow {
  if (!isAtThreshold) return { ...row, when, isAtThreshold };
  const less = (key: keyof Condition) => {
    const figure = when[key];
    return typeof figure === 'number' ? { [key]: figure - 1 } : {};
  };
  const overs = overKeys.map(less);
  return { ...row, isAtThreshold, when: Object.assign({}, when, ...overs) };
}

/**
 * `multilane` means Interstates too, unless the state has an Interstate row for the same measures. A row
 * with a note is an exception of its own and replaces nothing.
 */
export function listRoads({ when }: Row, rows: readonly Row[]): RoadKind[] {
  if (when.road === undefined) return [...roadKinds];
  if (when.road === 'off_interstate') return ['two_lane', 'multilane'];
  if (when.road !== 'multilane') return [when.road];
  const measures = listMeasures(when);
  const isSeparate = rows.some(
    (other) =>
      other.when.road === 'interstate' &&
      listMeasures(other.when) === measures &&
      (other.when.note === undefined || when.note !== undefined),
  );
  return isSeparate ? ['multilane'] : ['multilane', 'interstate'];
}

/** `load, width`: what a row is about, without its figures. */
function listMeasures(when: Condition): string {
  const parts = Object.keys(when).filter((key) => !['road', 'isDivided', 'note'].includes(key));
  return [...new Set(parts.map((key) => key.replace(/(Over|To)(In|Lb)?$/, '')))].toSorted().join(', ');
}

/** The larger number of each kind of car: cars for height and for width are the same cars. */
export function joinCars(cars: readonly EscortCars[]): EscortCars {
  const poles = new Set(cars.map(({ highPole }) => highPole));
  return {
    front: Math.max(0, ...cars.map(({ front }) => front)),
    rear: Math.max(0, ...cars.map(({ rear }) => rear)),
    highPole: poles.has(true) || (poles.has(null) ? null : false),
    police: cars.some(({ police }) => police),
  };
}

export function needsCars({ front, rear, highPole, police }: EscortCars): boolean {
  return front + rear > 0 || highPole === true || police;
}

/** @returns true if `cars` ask for nothing beyond `known`. */
export function isCovered(cars: EscortCars, known: EscortCars): boolean {
  return (
    cars.front <= known.front &&
    cars.rear <= known.rear &&
    (cars.highPole === false || cars.highPole === known.highPole || known.highPole === true) &&
    (known.police || !cars.police)
  );
}

export function findWeakestTier(rows: readonly { tier: FactTier }[]): FactTier | null {
  return factTiers.findLast((tier) => rows.some((row) => row.tier === tier)) ?? null;
}
