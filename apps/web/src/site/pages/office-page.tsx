import { seller } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import page from '#ui/layout/site-page.module.css';
import { OfficeAddress, type Office, CallLink } from './offices.tsx';
import type { LandingTexts } from './landing/landing-texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './office-map.module.css';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import roadsText from '#data/us-interstates.topo.json?raw';
import statesText from '#data/us-states.topo.json?raw';
import cities from '#data/us-cities.json';

// These files are generated; data/README.md describes their format.
const states = JSON.parse(statesText) as Topology<{ states: GeometryCollection }>;
const roads = JSON.parse(roadsText) as Topology<{ roads: GeometryCollection }>;

const officeMapSize = { width: 420, height: 320 } as const;
const MARGIN = 20;
/** A smaller bend is invisible, in the map's units. */
const MIN_BEND = 0.5;
const MAX_TOWNS = 4;
/** The approximate width of a letter, in the map's units. */
const LETTER = 9;
const LINE = 20;

type Position = readonly number[];
type Ring = readonly Position[];
type Spot = { x: number; y: number };
type Draw = (at: Position) => Spot;

function listRings(code: string): Ring[] {
  const geometry = states.objects.states.geometries.find(({ id }) => id === code);
  if (geometry === undefined) throw new Error(`The map has no state ${code}`);
  const area = feature(states, geometry);
  if (area.type === 'Feature' && area.geometry.type === 'Polygon') return area.geometry.coordinates;
  if (area.type === 'Feature' && area.geometry.type === 'MultiPolygon') return area.geometry.coordinates.flat();
  throw new Error(`${code} is no area`);
}

/** A degree of longitude is as wide as in the center of the state. */
function createProjection(rings: readonly Ring[]): Draw {
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

function computeDistance(point: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dx * (from.y - point.y) - dy * (from.x - point.x)) / length;
}

/** Douglas and Peucker. */
function simplify(points: readonly Spot[]): readonly Spot[] {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined || points.length < 3) return points;
  const offs = points.map((point) => computeDistance(point, from, to));
  const max = Math.max(...offs);
  if (max <= MIN_BEND) return [from, to];
  const corner = offs.indexOf(max);
  return [...simplify(points.slice(0, corner + 1)).slice(0, -1), ...simplify(points.slice(corner))];
}

/** Relative steps in tenths take less than half of the characters. */
function formatSteps(points: readonly Spot[]): string {
  const tenths = simplify(points).map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  const steps = tenths.map(({ x, y }, at) => {
    const before = tenths[at - 1] ?? { x: 0, y: 0 };
    return `${(x - before.x) / 10} ${(y - before.y) / 10}`;
  });
  const [start = '', ...rest] = steps.map((step) => step.replaceAll(/\b0\./g, '.').replace(' -', '-'));
  return `M${start}l${rest.join(' ').replaceAll(' -', '-')}`;
}

/** Keeps one point beyond the edge. */
function clipToPicture(points: readonly Spot[]): Spot[][] {
  const pieces: Spot[][] = [[]];
  points.forEach((point, at) => {
    const isWanted = [points[at - 1], point, points[at + 1]].some((near) => near !== undefined && isNear(near));
    if (isWanted) pieces.at(-1)?.push(point);
    else pieces.push([]);
  });
  return pieces.filter(({ length }) => length > 1);
}

function formatPath(lines: readonly Ring[], draw: Draw): string {
  return lines.flatMap((line) => clipToPicture(line.map(draw)).map(formatSteps)).join('');
}

function isNear({ x, y }: Spot): boolean {
  return x > 0 && y > 0 && x < officeMapSize.width && y < officeMapSize.height;
}

type Town = Spot & { name: string; isBefore: boolean };

/** A name that would leave the picture is placed left of its town. */
function placeTown(name: string, spot: Spot): Town {
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

type OfficePlace = { state: string; stateName: string; city: string; lat: number; lng: number };

function buildOfficeMap({ state, stateName, city, lat, lng }: OfficePlace) {
  const rings = listRings(state);
  const draw = createProjection(rings);
  const near = mesh(roads, roads.objects.roads).coordinates.filter((line) => line.some((at) => isNear(draw(at))));
  const office = draw([lng, lat]);
  const towns: Town[] = [];
  for (const [name, where, east, north] of cities) {
    const town = placeTown(String(name), draw([Number(east), Number(north)]));
    if (where === stateName && name !== city && towns.length < MAX_TOWNS && isFree(town, towns, office))
      towns.push(town);
  }
  return { land: formatPath(rings, draw), roads: formatPath(near, draw), towns, office };
}

function OfficeMap({ words, ...place }: OfficePlace & { words: string }) {
  const { width, height } = officeMapSize;
  const { land, roads, towns, office } = buildOfficeMap(place);
  const clip = `office-${place.state}`;
  const plate = place.city.length * 11 + 24;
  return (
    <svg data-office-map="" role="img" aria-label={words} viewBox={`0 0 ${width} ${height}`} className={css['map']}>
      <clipPath id={clip}>
        <path d={land} />
      </clipPath>
      <path d={land} className={css['land']} />
      <path d={roads} clipPath={`url(#${clip})`} className={css['roads']} />
      {towns.map(({ name, x, y, isBefore }) => (
        <g key={name} className={css['town']}>
          <circle cx={x} cy={y} r="3" />
          <text x={isBefore ? x - 8 : x + 8} y={y} textAnchor={isBefore ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      <g
        transform={`translate(${office.x.toFixed(1)} ${office.y.toFixed(1)})`}
        className={classNames('drawn', css['plate'])}
      >
        <path d="M0 0V-22" />
        <rect x={-plate / 2} y="-54" width={plate} height="32" rx="4" />
        <text y="-37.5">{place.city}</text>
      </g>
    </svg>
  );
}

type Props = { office: Office; texts: LandingTexts; home: { name: string; href: string }; breadcrumbs: string };

/** The modals of other pages fetch the map from this page. */
export function OfficePage({ office, texts, home, breadcrumbs }: Props) {
  const { city, state } = office;
  return (
    <div className={page['page']}>
      <div>
        <Breadcrumbs label={breadcrumbs} steps={[home]} current={texts.mapTitle(city)} />
        <h1 className="site-heading above-12">{texts.mapTitle(city)}</h1>
      </div>
      <OfficeMap {...office} stateName={stateName(state)} words={texts.mapWords(city, stateName(state))} />
      <OfficeAddress office={office} />
      <p>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <div>
        <CallLink texts={texts} className={buildButtonClass({ look: 'primary' })} />
      </div>
    </div>
  );
}
