import { isStateCode, type Place, type StateCode } from '@wideload/domain';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { computeFlatMiles, interpolate } from '../geo/flat.ts';
import { toPoint, type NoRoadData } from '../geo/no-road-areas.ts';
import type { BorderLine } from '../states/border-file.ts';
import { decodeArcs } from './arcs.ts';

export type StatesTopology = Topology<{ states: GeometryCollection }>;

type Sides = { left: StateCode | null; right: StateCode | null };

/** Twice the area; positive where the ring runs counterclockwise. */
function computeTurn(ring: readonly Place[]): number {
  return ring.reduce((sum, from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from;
    return sum + from.lng * to.lat - to.lng * from.lat;
  }, 0);
}

/** The states on both sides of each arc: the inside of a ring is to its left if it runs counterclockwise. */
function findSides({ objects }: StatesTopology, arcs: readonly Place[][]): Sides[] {
  const sides: Sides[] = arcs.map(() => ({ left: null, right: null }));
  const getArc = (index: number) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []));
  for (const geometry of objects.states.geometries) {
    const state = String(geometry.id);
    if (!isStateCode(state)) throw new Error(`${state} is no state`);
    const polygons =
      geometry.type === 'MultiPolygon' ? geometry.arcs : geometry.type === 'Polygon' ? [geometry.arcs] : [];
    for (const rings of polygons)
      for (const [at, ring] of rings.entries()) {
        const isOuter = at === 0;
        const isLeft = computeTurn(ring.flatMap(getArc)) > 0 === isOuter;
        for (const index of ring) {
          const arc = sides[index < 0 ? ~index : index];
          if (arc !== undefined) arc[isLeft === index >= 0 ? 'left' : 'right'] = state;
        }
      }
  }
  return sides;
}

function createWaterTest({ waterBorders, exclaves }: NoRoadData) {
  const isWithin = (value: number, [least, most]: [number, number]) => value >= least && value <= most;
  return (from: Place, to: Place, { left, right }: Sides): boolean => {
    const { lat, lng } = interpolate(from, to, 0.5);
    const isAtExclave = exclaves.some(({ at, miles = 0 }) =>
      [from, to].every((end) => computeFlatMiles(end, toPoint(at)) <= miles),
    );
    const isInWater = waterBorders.list.some(
      (row) =>
        left !== null &&
        right !== null &&
        left !== right &&
        row.pair.includes(left) &&
        row.pair.includes(right) &&
        isWithin(lat, row.lat) &&
        (row.lng === undefined || isWithin(lng, row.lng)),
    );
    return isInWater && !isAtExclave;
  };
}

/** Cut where the line leaves the water. */
function cutByWater(points: readonly Place[], sides: Sides, isInWater: ReturnType<typeof createWaterTest>) {
  const lines: BorderLine[] = [];
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? to;
    const isWatery = isInWater(from, to, sides);
    const last = lines.at(-1);
    if (last?.isWatery === isWatery) lines[lines.length - 1] = { ...last, points: [...last.points, to] };
    else lines.push({ ...sides, isWatery, points: [from, to] });
  }
  return lines;
}

/** The borders of the states, and the waters inside of them over which no leg to a road may lead. */
export function listBorderLines(topology: StatesTopology, noRoad: NoRoadData): BorderLine[] {
  const arcs = decodeArcs(topology, (place) => place);
  const sides = findSides(topology, arcs);
  const isInWater = createWaterTest(noRoad);
  const borders = arcs.flatMap((points, at) => cutByWater(points, sides[at] ?? { left: null, right: null }, isInWater));
  const waters = noRoad.inlandWater.list.map(([, points]) => ({
    left: null,
    right: null,
    isWatery: true,
    points: points.map(toPoint),
  }));
  return [...borders, ...waters];
}
