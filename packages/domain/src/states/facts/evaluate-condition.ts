import type { Condition, LoadKind, RoadClass, RoadKind, Row } from './permit-fact.ts';

/** No row has a condition on the last four, but whether a load is oversize, or which rate a group of axles has, depends on them. */
export type MissingFigure =
  | 'width'
  | 'height'
  | 'length'
  | 'frontOverhang'
  | 'rearOverhang'
  | 'gross'
  | 'miles'
  | 'axles'
  | 'trailer'
  | 'axleDistances'
  | 'axleWeights'
  | 'kingpin'
  | FlagKey;

type FlagKey = 'isOversize' | 'isOverweight' | 'isEscorted' | 'isSuperload';

/** The lower bound, the upper bound, and the field without which the figure is not known. */
const ranges = {
  width: ['widthOverIn', 'widthToIn', 'width'],
  height: ['heightOverIn', 'heightToIn', 'height'],
  length: ['lengthOverIn', 'lengthToIn', 'length'],
  frontOverhang: ['frontOverhangOverIn', 'frontOverhangToIn', 'frontOverhang'],
  rearOverhang: ['rearOverhangOverIn', 'rearOverhangToIn', 'rearOverhang'],
  trailer: ['trailerOverIn', 'trailerToIn', 'trailer'],
  gross: ['grossOverLb', 'grossToLb', 'gross'],
  steerAxle: ['steerAxleOverLb', null, 'axleWeights'],
  singleAxle: ['singleAxleOverLb', null, 'axleWeights'],
  tandem: ['tandemOverLb', null, 'axleWeights'],
  quad: ['quadOverLb', null, 'axleWeights'],
  steerSpacing: [null, 'steerSpacingToIn', 'axleDistances'],
  driveToTrailer: [null, 'driveToTrailerToIn', 'axleDistances'],
  axleSpan: ['axleSpanOverIn', 'axleSpanToIn', 'axleDistances'],
  miles: ['milesOver', 'milesTo', 'miles'],
  axles: ['axlesOver', 'axlesTo', 'axles'],
  excess: ['excessOverLb', 'excessToLb', 'axleWeights'],
} as const satisfies Record<string, readonly [keyof Condition | null, keyof Condition | null, MissingFigure]>;

export type FigureKey = keyof typeof ranges;
// Cast: Object.keys loses the key type.
export const figureKeys = Object.keys(ranges) as FigureKey[];
const flagKeys = ['isOversize', 'isOverweight', 'isEscorted', 'isSuperload'] as const satisfies readonly FlagKey[];

/** A figure that is known only to lie between two others has both. */
export type Figure = number | readonly [least: number, most: number];

/** A flag that is not known can have the figures without which it is not. */
export type Flag = boolean | null | readonly MissingFigure[];

/**
 * Inches, pounds, miles and a number of axles. A figure that is left out or null is not known. What few rows ask for and what
 * takes long is a function.
 */
export type ConditionFigures = Readonly<Partial<Record<FigureKey, Figure | null | (() => Figure | null)>>> &
  Readonly<Partial<Record<FlagKey, Flag | (() => Flag)>>> & {
    kind?: 'manufactured_building' | 'house' | 'other' | null;
    /** The roads that the way can take. Left out where no way is known. */
    roads?: readonly RoadKind[] | undefined;
  };

/** The parts of a condition that nothing given here can settle. */
export type OpenPart = {
  missing: readonly MissingFigure[];
  /** The kind of load that the row is for, if the kind is not known. */
  kind?: LoadKind;
  /** The row is for such roads only, and the route is not known. */
  road?: RoadClass;
  /** The row is for divided roads only, or for undivided ones. */
  isDivided?: boolean;
  note?: string;
};

/** `open` can still hold or fail. */
export type Evaluation = 'holds' | 'fails' | OpenPart;

export type Bounds = { key: FigureKey; over: number; to: number; field: MissingFigure };
type Parts = { bounds: readonly Bounds[]; flags: readonly FlagKey[] };

/** The rows are constants of many shapes, and reading every range of each row takes most of the time of a price. */
const partsOfRows = new WeakMap<Condition, Parts>();

export function listBounds(when: Condition): readonly Bounds[] {
  return listParts(when).bounds;
}

function listParts(when: Condition): Parts {
  const known = partsOfRows.get(when);
  if (known !== undefined) return known;
  const bounds = figureKeys.flatMap((key) => {
    const [lower, upper, field] = ranges[key];
    const over = lower === null ? undefined : when[lower];
    const to = upper === null ? undefined : when[upper];
    return over === undefined && to === undefined ? [] : [{ key, over: over ?? -Infinity, to: to ?? Infinity, field }];
  });
  const parts = { bounds, flags: flagKeys.filter((flag) => when[flag] !== undefined) };
  partsOfRows.set(when, parts);
  return parts;
}

type Read<Given> = Exclude<Given, (() => unknown) | undefined>;

export function getFigure<Key extends FigureKey | FlagKey>(
  figures: ConditionFigures,
  key: Key,
): Read<ConditionFigures[Key]> | null {
  const given = figures[key];
  // Cast: the compiler does not follow the key into the function.
  return ((typeof given === 'function' ? given() : given) ?? null) as Read<ConditionFigures[Key]> | null;
}

/** One part that fails settles the condition, whatever is missing for the others. */
export function evaluateCondition(when: Condition, figures: ConditionFigures): Evaluation {
  const { bounds, flags } = listParts(when);
  const missing: MissingFigure[] = [];
  for (const { key, over, to, field } of bounds) {
    const actual = getFigure(figures, key);
    const least = typeof actual === 'number' ? actual : (actual?.[0] ?? -Infinity);
    const most = typeof actual === 'number' ? actual : (actual?.[1] ?? Infinity);
    if (most <= over || least > to) return 'fails';
    if (actual === null || least <= over || most > to) missing.push(field);
  }
  for (const flag of flags) {
    const actual = getFigure(figures, flag) ?? [flag];
    if (typeof actual !== 'boolean') missing.push(...actual);
    else if (actual !== when[flag]) return 'fails';
  }
  const kind = figures.kind ?? null;
  if (when.load !== undefined && kind !== null && !isOfKind(kind, when.load)) return 'fails';
  const isKindOpen = when.load !== undefined && kind === null;
  const onRoad = when.road === undefined ? 'holds' : evaluateRoad(when.road, figures.roads);
  if (onRoad === 'fails') return 'fails';
  if (missing.length === 0 && !isKindOpen && onRoad === 'holds' && when.note === undefined) return 'holds';
  return {
    missing: missing.length < 2 ? missing : [...new Set(missing)],
    ...(isKindOpen && { kind: when.load }),
    ...(onRoad === 'open' && { road: when.road }),
    ...(when.note !== undefined && { note: when.note }),
  };
}

const roadsOf: Readonly<Record<RoadClass, readonly RoadKind[]>> = {
  two_lane: ['two_lane'],
  multilane: ['multilane', 'interstate'],
  interstate: ['interstate'],
  off_interstate: ['two_lane', 'multilane'],
};

/** A row holds on a way that takes no other roads, and fails on one that takes none of its own. */
function evaluateRoad(road: RoadClass, taken: ConditionFigures['roads']): 'holds' | 'fails' | 'open' {
  if (taken === undefined) return 'open';
  const own = roadsOf[road];
  if (!taken.some((kind) => own.includes(kind))) return 'fails';
  return taken.every((kind) => own.includes(kind)) ? 'holds' : 'open';
}

function isOfKind(kind: LoadKind, wanted: LoadKind): boolean {
  return wanted === 'not_manufactured_building' ? kind !== 'manufactured_building' : kind === wanted;
}

export type OpenRow<R extends Row> = { row: R; condition: OpenPart };

/** `settled` is the last row that holds. Each of the `open` rows would replace it. */
export type DecidedRows<R extends Row> = { settled: R | null; open: OpenRow<R>[] };

/** Decides rows of which a later one that holds replaces the ones before it, so it begins with the last one. */
export function decideRows<R extends Row>(rows: readonly R[], figures: ConditionFigures): DecidedRows<R> {
  const open: OpenRow<R>[] = [];
  const keys: string[] = [];
  for (const row of rows.toReversed()) {
    const condition = evaluateCondition(row.when, figures);
    if (condition === 'holds') return { settled: row, open: open.toReversed() };
    if (condition === 'fails') continue;
    const key = toKey(row.when, condition);
    if (keys.includes(key)) continue;
    keys.push(key);
    open.push({ row, condition });
  }
  return { settled: null, open: open.toReversed() };
}

/** Rows with the same key become true together, so the last one of them decides. */
function toKey(when: Condition, { missing, kind, road, note }: OpenPart): string {
  let key = `${note} ${kind} ${road} ${when.isOversize} ${when.isOverweight}`;
  for (const { key: figure, over, to, field } of listBounds(when))
    if (missing.includes(field)) key += ` ${figure} ${over} ${to}`;
  return key;
}
