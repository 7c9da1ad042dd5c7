import type { Place } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { toKey, type Piece } from './pieces.ts';
import type { SourceRoad } from './source-roads.ts';
import { curves } from './winding.ts';

/** A road between two junctions. */
export type Link = {
  points: Place[];
  /** On the ground. */
  miles: number;
  speed: number;
  label: string;
  isToll: boolean;
  /** Runs straight; a gap that is joined to it does not, so they are no chain. */
  isDrawn: boolean;
};

/** The router finds its way better with short links: a place gets on at their ends. */
const longestMiles = 8;

/** Numbers of the source that are no plain Interstate. */
const others: Readonly<Record<string, string>> = {
  '15': 'US-15',
  FLTP: "Florida's Turnpike",
  BG: 'Bluegrass Parkway',
  WK: 'Western Kentucky Parkway',
  CA58: 'CA-58',
  CA99: 'CA-99',
};

/** `I-80`, `I-40 Business`, `US-287`; empty for a road without a number. */
export function toRoadLabel({ kind, number, route }: SourceRoad): string {
  if (route !== undefined) return route.name;
  if (number === null) return '';
  // Freeways have one number in common with an Interstate: US-15 in Pennsylvania.
  const other = kind === 'i' ? undefined : others[number];
  if (other !== undefined) return other;
  const business = /^BUS(\d+)$/.exec(number)?.[1];
  return business === undefined ? `I-${number}` : `I-${business} Business`;
}

const speeds = { i: 67, t: 67, f: 62, o: 52 } as const;
const inCity = { interstate: 55, truckRoad: 45, other: 32 } as const;
/** A highway of four lanes, or the usual way of trucks. */
const truckRoad = 63;
const cityMiles = 7;

/** A three-digit Interstate with an odd first digit leads into a city, with an even one around it. */
const spur = 52;
const beltway = 62;

function getInterstateSpeed(number: string | null, isInCity: boolean): number {
  const digits = number?.match(/^\d+/)?.[0] ?? '';
  if (digits.length === 3) return Number(digits[0]) % 2 === 1 ? spur : beltway;
  return isInCity ? inCity.interstate : speeds.i;
}

/** As of the way from a place to the roads (`graph/access.ts`): 34 mph, and a quarter longer than the straight line. */
const unknownStreet = 27;
/** So slow that each way around is quicker, and a place inside can still be reached. */
const parkRoad = 10;

/** Free travel speeds in mph, of a truck on an empty road; only their ratios choose the route. */
export function getSpeed({ from, to, road }: Piece, cities: readonly Place[]): number {
  if (road.isParkRoad === true) return parkRoad;
  if (road.isStreet === true) return unknownStreet;
  const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const isInCity = cities.some((city) => computeFlatMiles(middle, city) <= cityMiles);
  if (road.kind === 'i') return getInterstateSpeed(road.number, isInCity);
  if (road.kind === 'o' && road.route?.isTruckRoad === true) return isInCity ? inCity.truckRoad : truckRoad;
  return road.kind === 'o' && isInCity ? inCity.other : speeds[road.kind];
}

/** `getWinding`: miles on the ground for a mile of a drawn road there. */
type Country = { cities: readonly Place[]; getWinding: (at: Place) => number };

function toLink(piece: Piece, { cities, getWinding }: Country): Link {
  const { from, to, road } = piece;
  const winding = road.isDrawn === true ? getWinding(from) : curves;
  return {
    points: [from, to],
    miles: computeFlatMiles(from, to) * winding,
    speed: getSpeed(piece, cities),
    label: toRoadLabel(road),
    isToll: road.kind === 't',
    isDrawn: road.isDrawn === true,
  };
}

const getStart = ({ points }: Link) => toKey(points[0] ?? { lat: 0, lng: 0 });
const getEnd = ({ points }: Link) => toKey(points.at(-1) ?? { lat: 0, lng: 0 });

/** Of several links between the same two places the fastest. */
function keepFastest(links: readonly Link[]): Link[] {
  const fastest = new Map<string, Link>();
  for (const link of links) {
    const [start, end] = [getStart(link), getEnd(link)];
    if (start === end) continue;
    const pair = start < end ? `${start} ${end}` : `${end} ${start}`;
    const known = fastest.get(pair);
    if (known === undefined || link.miles / link.speed < known.miles / known.speed) fastest.set(pair, link);
  }
  return [...fastest.values()];
}

function indexByEnds(links: readonly Link[]): Map<number, Link[]> {
  const at = new Map<number, Link[]>();
  for (const link of links)
    for (const key of [getStart(link), getEnd(link)]) {
      const meeting = at.get(key);
      if (meeting === undefined) at.set(key, [link]);
      else meeting.push(link);
    }
  return at;
}

const startAt = (key: number, link: Link): Link =>
  getStart(link) === key ? link : { ...link, points: link.points.toReversed() };

function isSameRoad(one: Link, other: Link): boolean {
  const isSameUse = one.speed === other.speed && one.label === other.label && one.isToll === other.isToll;
  return isSameUse && one.isDrawn === other.isDrawn;
}

/** Joins links that continue each other while the road and its speed stay the same. */
function joinChains(links: readonly Link[]): Link[] {
  const at = indexByEnds(links);
  const used = new Set<Link>();

  function findNext(link: Link): Link | null {
    const key = getEnd(link);
    const meeting = at.get(key) ?? [];
    const next = meeting.find((other) => !used.has(other));
    if (meeting.length !== 2 || next === undefined) return null;
    return isSameRoad(next, link) ? next : null;
  }

  function joinFrom(key: number, first: Link): Link[] {
    const chain: Link[] = [startAt(key, first)];
    used.add(first);
    for (let last = chain[0]; last !== undefined; last = chain.at(-1)) {
      const next = findNext(last);
      if (next === null) return chain;
      used.add(next);
      const ahead = startAt(getEnd(last), next);
      if (last.miles + next.miles > longestMiles) chain.push(ahead);
      else
        chain[chain.length - 1] = {
          ...last,
          points: [...last.points, ...ahead.points.slice(1)],
          miles: last.miles + next.miles,
        };
    }
    return chain;
  }

  const isPassedThrough = (meeting: readonly Link[]) =>
    meeting.length === 2 && meeting.every((link) => isSameRoad(link, meeting[0] ?? link));
  return [...at].flatMap(([key, meeting]) =>
    isPassedThrough(meeting) ? [] : meeting.flatMap((link) => (used.has(link) ? [] : joinFrom(key, link))),
  );
}

/** The links that can be reached from each other; small islands of roads are dropped. */
function keepLargestPart(links: readonly Link[]): Link[] {
  const at = indexByEnds(links);
  const seen = new Set<Link>();

  function listReachable(first: Link): Link[] {
    const reached = [first];
    seen.add(first);
    for (const link of reached)
      for (const next of [getStart(link), getEnd(link)].flatMap((key) => at.get(key) ?? [])) {
        if (seen.has(next)) continue;
        seen.add(next);
        reached.push(next);
      }
    return reached;
  }

  const parts = links.map((link) => (seen.has(link) ? [] : listReachable(link)));
  const largest = new Set(parts.reduce((most, part) => (part.length > most.length ? part : most), []));
  return links.filter((link) => largest.has(link));
}

export function buildLinks(pieces: readonly Piece[], country: Country): Link[] {
  const links = pieces.map((piece) => toLink(piece, country));
  return keepLargestPart(keepFastest(joinChains(keepFastest(links))));
}
