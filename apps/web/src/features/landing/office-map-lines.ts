import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import roadsText from '../../../data/us-interstates.topo.json?raw';
import statesText from '../../../data/us-states.topo.json?raw';
import cities from '../../../data/us-cities.json';

// Our own generated files; their shape is told in data/README.md.
const states = JSON.parse(statesText) as Topology<{ states: GeometryCollection }>;
const roads = JSON.parse(roadsText) as Topology<{ roads: GeometryCollection }>;

export const officeMapSize = { width: 420, height: 320 } as const;
const MARGIN = 20;
/** Nearer points are one on a screen. */
const LEAST_STEP = 1.2;
const MOST_TOWNS = 4;
/** About what a name takes, in the map's units. */
const LETTER = 9;
const LINE = 20;

type Position = readonly number[];
type Ring = readonly Position[];
type Draw = (at: Position) => { x: number; y: number };

function ringsOf(code: string): Ring[] {
  const geometry = states.objects.states.geometries.find(({ id }) => id === code);
  if (geometry === undefined) throw new Error(`The map has no state ${code}`);
  const area = feature(states, geometry);
  if (area.type === 'Feature' && area.geometry.type === 'Polygon') return area.geometry.coordinates;
  if (area.type === 'Feature' && area.geometry.type === 'MultiPolygon') return area.geometry.coordinates.flat();
  throw new Error(`${code} is no area`);
}

/** Fits a state into the picture; a degree of longitude is as wide as it is in the state's middle. */
function drawFor(rings: readonly Ring[]): Draw {
  const points = rings.flat();
  const lngs = points.map(([lng = 0]) => lng);
  const lats = points.map(([, lat = 0]) => lat);
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const { width, height } = officeMapSize;
  const scale = Math.min((width - 2 * MARGIN) / ((east - west) * narrow), (height - 2 * MARGIN) / (north - south));
  return ([lng = 0, lat = 0]) => ({
    x: width / 2 + (lng - (west + east) / 2) * narrow * scale,
    y: height / 2 - (lat - (south + north) / 2) * scale,
  });
}

/** A path of whole pixels, without the points that nobody could tell apart. */
function pathOf(lines: readonly Ring[], draw: Draw): string {
  return lines
    .map((line) => {
      const kept: { x: number; y: number }[] = [];
      for (const point of line.map(draw)) {
        const last = kept.at(-1);
        if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= LEAST_STEP) kept.push(point);
      }
      return kept.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    })
    .filter((path) => path.includes('L'))
    .join('');
}

function isNear({ x, y }: { x: number; y: number }): boolean {
  return x > 0 && y > 0 && x < officeMapSize.width && y < officeMapSize.height;
}

type Spot = { x: number; y: number };
type Town = Spot & { name: string; isBefore: boolean };

/** A name that would leave the picture stands before its town. */
function townAt(name: string, spot: Spot): Town {
  return { name, ...spot, isBefore: spot.x + 10 + name.length * LETTER > officeMapSize.width };
}

function isFree(town: Town, others: readonly Town[], office: Spot): boolean {
  const middle = ({ x, name, isBefore }: Town) => x + (isBefore ? -1 : 1) * (8 + (name.length * LETTER) / 2);
  const touches = (other: Town) =>
    Math.abs(town.y - other.y) < LINE &&
    Math.abs(middle(town) - middle(other)) < ((town.name.length + other.name.length) * LETTER) / 2 + 12;
  const isUnderPlate = Math.abs(town.x - office.x) < 120 && town.y < office.y + LINE && town.y > office.y - 3 * LINE;
  return !isUnderPlate && !others.some(touches);
}

export type OfficePlace = { state: string; stateName: string; city: string; lat: number; lng: number };

/** What the map of an office shows: its state, the interstates there, the largest towns, and the office. Drawn on the server only. */
export function officeMapLines({ state, stateName, city, lat, lng }: OfficePlace) {
  const rings = ringsOf(state);
  const draw = drawFor(rings);
  const near = mesh(roads, roads.objects.roads).coordinates.filter((line) => line.some((at) => isNear(draw(at))));
  const office = draw([lng, lat]);
  const towns: Town[] = [];
  for (const [name, where, east, north] of cities) {
    const town = townAt(String(name), draw([Number(east), Number(north)]));
    if (where === stateName && name !== city && towns.length < MOST_TOWNS && isFree(town, towns, office))
      towns.push(town);
  }
  return { land: pathOf(rings, draw), roads: pathOf(near, draw), towns, office };
}
