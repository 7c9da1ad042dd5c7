import type { Place, StateCode, RoadUse } from '@wideload/domain';
import { interpolate } from '../geo/flat.ts';
import type { PlaceInState } from '../states/place-state.ts';
import { splitLine, type Part, type Shapes } from '../states/split-line.ts';

export type WayPart = Part & RoadUse;

/** A way through all places of a trip. */
export type Way = {
  miles: number;
  hours: number;
  line: readonly Place[];
  parts: readonly WayPart[];
};

export function joinWays(ways: readonly Way[]): Way {
  return {
    miles: ways.reduce((sum, { miles }) => sum + miles, 0),
    hours: ways.reduce((sum, { hours }) => sum + hours, 0),
    line: ways.flatMap(({ line }, at) => (at === 0 ? line : line.slice(1))),
    parts: ways.flatMap(({ parts }) => parts),
  };
}

type LandPart = WayPart & { state: StateCode };

/** The part of a way in one state. */
export type Leg = {
  state: StateCode;
  miles: number;
  start: Place;
  isDeep: boolean;
  parts: readonly LandPart[];
};

/** Four Corners, or the Woodrow Wilson Bridge through the corner of DC. */
const shortVisit = 1;

const isLand = (part: WayPart): part is LandPart => part.state !== null;

/** Of a run of water that ends there: the miles before its part, and those of the whole run. */
function measureRun(parts: readonly WayPart[], at: number) {
  const first = parts.slice(0, at).findLastIndex(isLand) + 1;
  const next = parts.slice(at).findIndex(isLand);
  const run = parts.slice(first, next === -1 ? undefined : at + next);
  const add = (some: readonly WayPart[]) => some.reduce((sum, { miles }) => sum + miles, 0);
  return { before: add(run.slice(0, at - first)), all: add(run) };
}

/** Bays and wide rivers belong to no state: the first half of a bridge, whatever roads it is of, goes to the state before, the rest to the one after. */
function shareWater(parts: readonly WayPart[]): LandPart[] {
  return parts.flatMap((part, at) => {
    if (isLand(part)) return part;
    const before = parts.slice(0, at).findLast(isLand)?.state;
    const after = parts.slice(at + 1).find(isLand)?.state;
    const [first, second] = [before ?? after, after ?? before];
    if (first === undefined || second === undefined) return [];
    const run = measureRun(parts, at);
    const share = part.miles === 0 ? 0 : Math.min(1, Math.max(0, (run.all / 2 - run.before) / part.miles));
    const middle = interpolate(part.start, parts[at + 1]?.start ?? part.start, share);
    const halves = [
      { ...part, miles: part.miles * share, state: first },
      { ...part, miles: part.miles * (1 - share), state: second, start: middle },
    ];
    return halves.filter(({ miles }) => miles > 0);
  });
}

function addUp(parts: readonly LandPart[]): Leg[] {
  const legs: (Leg & { parts: LandPart[] })[] = [];
  for (const part of parts) {
    const { state, miles, start, isDeep } = part;
    const last = legs.at(-1);
    if (last?.state === state) {
      last.miles += miles;
      last.isDeep ||= isDeep;
      last.parts.push(part);
    } else legs.push({ state, miles, start, isDeep, parts: [part] });
  }
  return legs;
}

/** A road along a border touches the other state without a crossing that a permit would name. */
function isAlongBorder(leg: Leg, before: Leg | undefined, after: Leg | undefined): boolean {
  if (leg.isDeep || before === undefined || after === undefined) return false;
  return before.state === after.state || leg.miles < shortVisit;
}

/** The shortest visit that only follows a border; the order of travel must not decide which is given up first. */
function findAlongBorder(legs: readonly Leg[]): number {
  const along = legs.flatMap((leg, at) => (isAlongBorder(leg, legs[at - 1], legs[at + 1]) ? [{ at, leg }] : []));
  return along.toSorted((one, other) => one.leg.miles - other.leg.miles)[0]?.at ?? -1;
}

/** The states in travel order, without visits that only follow a border. */
export function toLegs(parts: readonly WayPart[]): Leg[] {
  let legs = addUp(shareWater(parts));
  for (;;) {
    const at = findAlongBorder(legs);
    const [before, leg, after] = [legs[at - 1], legs[at], legs[at + 1]];
    if (before === undefined || leg === undefined || after === undefined) return legs;
    // The longer one, so that the way back has the same miles in each state.
    const { state } = after.miles > before.miles ? after : before;
    legs = addUp(
      legs.flatMap(({ parts }) => (parts === leg.parts ? parts.map((part) => ({ ...part, state })) : parts)),
    );
  }
}

/** A stretch of one road, as another router answers it; `road` is empty for a road without a number. */
export type Stretch = { points: readonly Place[]; miles: number; hours: number; road: string };

type PlaceEnd = Pick<PlaceInState, 'at' | 'state'>;

/** The miles come from the other router, because its line may be simpler than its road. */
function toParts({ points, miles, road }: Stretch, shapes: Shapes): WayPart[] {
  const parts = splitLine(points, shapes);
  const drawn = parts.reduce((sum, part) => sum + part.miles, 0);
  return parts.map((part) => ({ ...part, miles: drawn === 0 ? 0 : (part.miles * miles) / drawn, road }));
}

const toEnd = ({ at, state }: PlaceEnd): WayPart => ({
  state,
  miles: 0,
  start: at,
  counties: [],
  isDeep: true,
  road: '',
});

/** The way between two places along the stretches. Each end is in the state of its place, even where its road is not. */
export function toLineWay(stretches: readonly Stretch[], [from, to]: [PlaceEnd, PlaceEnd], shapes: Shapes): Way {
  return {
    miles: stretches.reduce((sum, { miles }) => sum + miles, 0),
    hours: stretches.reduce((sum, { hours }) => sum + hours, 0),
    line: stretches.flatMap(({ points }, at) => (at === 0 ? points : points.slice(1))),
    parts: [toEnd(from), ...stretches.flatMap((stretch) => toParts(stretch, shapes)), toEnd(to)],
  };
}
