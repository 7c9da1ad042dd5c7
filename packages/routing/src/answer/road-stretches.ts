import { isInterstate, type RoadUse, type Place } from '@wideload/domain';
import { computeMilesToSegment } from '../geo/flat.ts';
import type { WayPart } from '../graph/legs.ts';

type Stretch = { road: string; miles: number };

/** Named roads in travel order; a short gap without a name does not end a stretch. */
function listStretches(parts: readonly WayPart[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { road, miles } of parts) {
    const last = stretches.at(-1);
    if (road === '') continue;
    if (last?.road === road) last.miles += miles;
    else stretches.push({ road, miles });
  }
  return stretches;
}

/** The roads of at least this share of the parts. */
const leastShare = 0.05;

/** `['I-80', 'I-76']`, without short stretches. */
export function listRoads(parts: readonly WayPart[]): string[] {
  const least = parts.reduce((sum, { miles }) => sum + miles, 0) * leastShare;
  const roads = listStretches(parts)
    .filter(({ miles }) => miles >= least)
    .map(({ road }) => road);
  return roads.filter((road, at) => road !== roads[at - 1]);
}

export function countMilesByRoad(parts: readonly WayPart[]): Map<string, number> {
  const byRoad = new Map<string, number>();
  for (const { road, miles } of parts) if (road !== '') byRoad.set(road, (byRoad.get(road) ?? 0) + miles);
  return byRoad;
}

/** A shorter stretch is a ramp, or the roads of the data meet beside their true junction. */
const leastMiles = 0.5;

/** Stretches with tolls are apart, and last. */
export function listAllRoads(parts: readonly WayPart[]): RoadUse[] {
  const [withTolls, without] = [parts.filter(({ isToll }) => isToll), parts.filter(({ isToll }) => !isToll)];
  const list = (some: readonly WayPart[]) =>
    [...countMilesByRoad(some)].filter(([, miles]) => miles >= leastMiles).map(([road]) => road);
  return [
    ...list(without).map((road) => ({ road })),
    ...list(withTolls).map((road) => ({ road, isToll: true as const })),
  ];
}

/** A way without a name between two Interstates, where it is no longer, is their interchange. */
const longestInterchange = 1;

/** With the interchanges between Interstates. A road with a name between them is no interchange. */
export function countInterstateMiles(parts: readonly Pick<WayPart, 'road' | 'miles'>[]): number {
  let sum = 0;
  let gap = Infinity;
  for (const { road, miles } of parts) {
    if (isInterstate(road)) {
      sum += miles + (gap <= longestInterchange ? gap : 0);
      gap = 0;
    } else gap += road === '' ? miles : Infinity;
  }
  return sum;
}

const firstTolerance = 0.05;

/** Douglas and Peucker. */
function simplifyBy(line: readonly Place[], tolerance: number): readonly Place[] {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || first === undefined || last === undefined) return line;
  let [farthest, miles] = [0, tolerance];
  for (const [at, point] of line.entries()) {
    const far = computeMilesToSegment(point, first, last);
    if (far > miles) [farthest, miles] = [at, far];
  }
  if (farthest === 0) return [first, last];
  const before = simplifyBy(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyBy(line.slice(farthest), tolerance)];
}

/** The tolerance grows until the line has at most `most` points. */
export function simplifyLine(line: readonly Place[], most: number): readonly Place[] {
  let simple = line;
  for (let tolerance = firstTolerance; simple.length > most; tolerance *= 2) simple = simplifyBy(simple, tolerance);
  return simple;
}
