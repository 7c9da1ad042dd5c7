import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import roadsText from '../../../data/us-interstates.topo.json?raw';
import statesText from '../../../data/us-states.topo.json?raw';
import cities from '../../../data/us-cities.json';

// Our own generated files; their shape is told in data/README.md.
const states = JSON.parse(statesText) as Topology<{ states: GeometryCollection }>;
const roads = JSON.parse(roadsText) as Topology<{ roads: GeometryCollection }>;

export const officeMapSize = { width: 560, height: 400 } as const;
const MARGIN = 24;
/** Nearer points are one on a screen. */
const LEAST_STEP = 1.2;
const MOST_TOWNS = 5;

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

export type OfficePlace = { state: string; stateName: string; city: string; lat: number; lng: number };

/** What the map of an office shows: its state, the interstates there, the largest towns, and the office. Drawn on the server only. */
export function officeMapLines({ state, stateName, city, lat, lng }: OfficePlace) {
  const rings = ringsOf(state);
  const draw = drawFor(rings);
  const near = mesh(roads, roads.objects.roads).coordinates.filter((line) => line.some((at) => isNear(draw(at))));
  const towns = cities
    .filter(([name, where]) => where === stateName && name !== city)
    .slice(0, MOST_TOWNS)
    .map(([name, , east, north]) => ({ name: String(name), ...draw([Number(east), Number(north)]) }));
  return { land: pathOf(rings, draw), roads: pathOf(near, draw), towns, office: draw([lng, lat]) };
}
