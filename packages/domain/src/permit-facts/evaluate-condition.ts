import type { Condition, RoadKind } from './permit-fact.ts';

type FigureKey =
  | 'width'
  | 'height'
  | 'length'
  | 'frontOverhang'
  | 'rearOverhang'
  | 'gross'
  | 'miles'
  | 'axles'
  | 'excess'
  | 'axleSpan';

/** No row has a condition on the last four, but whether a load is oversize, or which rate a group of axles has, depends on them. */
export type MissingFigure = FigureKey | 'isOversize' | 'trailer' | 'axleDistances' | 'axleWeights' | 'kingpin';

/** Inches, pounds, miles and a number of axles. A figure that is left out or null is not known. */
export type ConditionFigures = Readonly<Partial<Record<FigureKey, number | null>>> & {
  kind?: NonNullable<Condition['load']> | null;
  isOversize?: boolean | null;
};

/** The parts of a condition that nothing given here can settle. */
export type OpenPart = {
  missing: readonly MissingFigure[];
  /** The kind of load that the row is for, if the kind is not known. */
  kind?: NonNullable<Condition['load']>;
  /** The row is for such roads only, and the route is not known. */
  road?: RoadKind;
  note?: string;
};

/** `open` can still hold or fail. */
export type Evaluation = 'holds' | 'fails' | OpenPart;

export const conditionRanges = [
  ['width', 'widthOverIn', 'widthToIn'],
  ['height', 'heightOverIn', 'heightToIn'],
  ['length', 'lengthOverIn', 'lengthToIn'],
  ['frontOverhang', 'frontOverhangOverIn', null],
  ['rearOverhang', 'rearOverhangOverIn', null],
  ['gross', 'grossOverLb', 'grossToLb'],
  ['miles', 'milesOver', 'milesTo'],
  ['axles', 'axlesOver', 'axlesTo'],
  ['excess', 'excessOverLb', 'excessToLb'],
  ['axleSpan', 'axleSpanOverIn', 'axleSpanToIn'],
] as const;

type Bounds = { key: FigureKey; over: number; to: number };

/** The rows are constants of many shapes, and reading every range of each row takes most of the time of a price. */
const boundsOfRows = new WeakMap<Condition, readonly Bounds[]>();

function listBounds(when: Condition): readonly Bounds[] {
  const known = boundsOfRows.get(when);
  if (known !== undefined) return known;
  const bounds = conditionRanges.flatMap(([key, lower, upper]) => {
    const over = when[lower];
    const to = upper === null ? undefined : when[upper];
    return over === undefined && to === undefined ? [] : [{ key, over: over ?? -Infinity, to: to ?? Infinity }];
  });
  boundsOfRows.set(when, bounds);
  return bounds;
}

/** One part that fails settles the condition, whatever is missing for the others. */
export function evaluateCondition(when: Condition, figures: ConditionFigures): Evaluation {
  const missing: MissingFigure[] = [];
  for (const { key, over, to } of listBounds(when)) {
    const actual = figures[key] ?? null;
    if (actual === null) missing.push(key);
    else if (actual <= over || actual > to) return 'fails';
  }
  const isOversize = figures.isOversize ?? null;
  if (when.isOversize !== undefined) {
    if (isOversize === null) missing.push('isOversize');
    else if (isOversize !== when.isOversize) return 'fails';
  }
  const kind = figures.kind ?? null;
  if (when.load !== undefined && kind !== null && kind !== when.load) return 'fails';
  const isKindOpen = when.load !== undefined && kind === null;
  if (missing.length === 0 && !isKindOpen && when.road === undefined && when.note === undefined) return 'holds';
  return {
    missing,
    ...(isKindOpen && { kind: when.load }),
    ...(when.road !== undefined && { road: when.road }),
    ...(when.note !== undefined && { note: when.note }),
  };
}
