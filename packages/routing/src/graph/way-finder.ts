import { isOnRoad, type ClosedRoad, type Place } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import { indexNodes } from './node-cells.ts';
import type { Edge, RoadGraph } from './road-graph.ts';
import { joinWays, type Way, type WayPart } from './legs.ts';
import type { PlaceInState } from '../states/place-state.ts';
import { computeMilesToRoad, findStreets, listAccesses, measureAlong, type Access, type Along } from './access.ts';
import { createPathFinder, type Avoidance, type Path } from './path-finder.ts';
import { computeFlatMiles, interpolate } from '../geo/flat.ts';
import { listCountiesBetween, splitLine } from '../states/split-line.ts';

type Ground = Pick<Geography, 'states' | 'counties'> & { nodes: readonly Place[] };

/** From the place to its road. A road beyond the state line is reached over that line. */
function toStreetParts({ miles, at: end }: Access, { at, state }: PlaceInState, ground: Ground): WayPart[] {
  const { states, counties } = ground;
  const toPart = (start: Place, to: Place, one: Pick<WayPart, 'state' | 'miles' | 'isDeep'>): WayPart => ({
    ...one,
    start,
    counties: listCountiesBetween(start, to, counties),
    road: '',
  });
  const roadState = states.findState(end);
  const border =
    roadState === state || states.findState(at) !== state ? undefined : splitLine([at, end], ground).at(-1);
  if (border === undefined || border.state !== roadState || roadState === null)
    return [toPart(at, end, { state, miles, isDeep: true })];
  const beyond = (miles * border.miles) / computeFlatMiles(at, end);
  return [
    toPart(at, border.start, { state, miles: miles - beyond, isDeep: true }),
    toPart(border.start, end, { state: roadState, miles: beyond, isDeep: false }),
  ];
}

const findPoint = ({ from, to }: Edge, share: number, nodes: readonly Place[]) =>
  interpolate(nodes[from] ?? { lat: 0, lng: 0 }, nodes[to] ?? { lat: 0, lng: 0 }, share);

/** From the point at which a place reaches its road. */
function toRoadParts(along: Along | null, nodes: readonly Place[]): WayPart[] {
  if (along === null) return [];
  const { edge } = along;
  const [first, last] = [along.from, along.to].toSorted((one, other) => one - other) as [number, number];
  const start = findPoint(edge, first, nodes);
  const parts = cutParts(edge.parts, { from: first * edge.miles, to: last * edge.miles, start });
  return along.to < along.from ? reverse(parts, findPoint(edge, last, nodes)) : parts;
}

/** Those between two distances from their beginning; the first one begins at `start`. */
function cutParts(
  parts: readonly WayPart[],
  { from, to, start }: { from: number; to: number; start: Place },
): WayPart[] {
  let before = 0;
  return parts.flatMap((part) => {
    const begin = before;
    before += part.miles;
    const miles = Math.min(to, before) - Math.max(from, begin);
    return miles <= 0 ? [] : [{ ...part, miles, start: begin < from ? start : part.start }];
  });
}

/** A part begins where the next one of the other direction begins. */
const reverse = (parts: readonly WayPart[], end: Place): WayPart[] =>
  parts.map((part, at) => ({ ...part, start: parts[at + 1]?.start ?? end })).toReversed();

function measurePath({ on, steps, off }: Path, kind: 'miles' | 'hours'): number {
  const onRoads = steps.reduce((sum, { link }) => sum + link[kind], 0);
  return [on, off].reduce((sum, access) => sum + access[kind] + measureAlong(access, kind), onRoads);
}

function toWay(ground: Ground, path: Path, [from, to]: [PlaceInState, PlaceInState]): Way {
  const { on, steps, off } = path;
  const { nodes } = ground;
  const findPlace = (node: number) => nodes[node] ?? to.at;
  const toEnd = ({ along, at }: Access) => (along === null ? at : findPoint(along.edge, along.to, nodes));
  const points = [
    from.at,
    on.at,
    toEnd(on),
    ...steps.map(({ link, isReversed }) => findPlace(isReversed ? link.from : link.to)),
    off.at,
    to.at,
  ];
  return {
    miles: measurePath(path, 'miles'),
    hours: measurePath(path, 'hours'),
    line: points.filter(({ lat, lng }, at) => lat !== points[at - 1]?.lat || lng !== points[at - 1]?.lng),
    parts: [
      ...toStreetParts(on, from, ground),
      ...toRoadParts(on.along, nodes),
      ...steps.flatMap(({ link, isReversed }) => (isReversed ? reverse(link.parts, findPlace(link.to)) : link.parts)),
      ...reverse(toRoadParts(off.along, nodes), off.at),
      ...reverse(toStreetParts(off, to, ground), off.at),
    ],
  };
}

const listPathEdges = ({ on, steps, off }: Path): Edge[] => [
  ...[on.along, off.along].flatMap((along) => along?.edge ?? []),
  ...steps.map(({ link }) => link),
];

type Stop = { place: PlaceInState; accesses: readonly Access[] };

/** Finds more ways worth offering than 1.1, 1.2, 1.5 or 2. */
const factor = 1.3;

/** A way takes a closed road only where it finds no other. */
const closedFactor = 1000;

/**
 * `other` avoids the closed roads if the fastest way takes one, and else the roads of the fastest way. `milesToRoads` is
 * from each place.
 */
export type FoundWays = { fastest: Way; other: Way; milesToRoads: number[] };

export function createWayFinder(graph: RoadGraph, { counties, states, isDry }: Geography) {
  const cells = indexNodes(graph.nodes);
  const findPath = createPathFinder(graph);
  const ground = { states, isDry, graph };

  function findPaths(stops: readonly Stop[], avoidance?: Avoidance): Path[] {
    return stops.slice(1).map((to, at) => {
      const from = stops[at] ?? to;
      const path = findPath({ on: from.accesses, off: to.accesses, to: to.place.at }, avoidance);
      const streets = findStreets(from.place.at, to.place.at, ground);
      return streets !== null && measurePath(streets, 'hours') < measurePath(path, 'hours') ? streets : path;
    });
  }

  function joinPaths(paths: readonly Path[], stops: readonly Stop[]): Way {
    return joinWays(
      paths.flatMap((path, at) => {
        const [from, to] = [stops[at], stops[at + 1]];
        return from === undefined || to === undefined
          ? []
          : toWay({ nodes: graph.nodes, states, counties }, path, [from.place, to.place]);
      }),
    );
  }

  /** With a crossing of the state line an edge is in both states. */
  const listClosed = (edges: readonly Edge[], closed: readonly ClosedRoad[]) =>
    edges.filter((edge) =>
      closed.some((road) => isOnRoad(edge, road) && edge.parts.some(({ state }) => state === road.state)),
    );

  function listAvoided(paths: readonly Path[], closed: readonly ClosedRoad[]): Avoidance {
    const edges = paths.flatMap(listPathEdges);
    if (listClosed(edges, closed).length === 0) return { edges, factor };
    const onRoads = graph.listEdges((use) => closed.some((road) => isOnRoad(use, road)));
    return { edges: listClosed(onRoads, closed), factor: closedFactor };
  }

  /** The index of the first place that is too far from every road, if there is one. */
  return function findWays(
    places: readonly PlaceInState[],
    closed: readonly ClosedRoad[] = [],
  ): FoundWays | { withoutRoad: number } {
    const stops = places.map((place) => ({ place, accesses: listAccesses(place.at, cells, ground) }));
    const withoutRoad = stops.findIndex(({ accesses }) => accesses.length === 0);
    if (withoutRoad !== -1) return { withoutRoad };
    const fastest = findPaths(stops);
    const others = findPaths(stops, listAvoided(fastest, closed));
    return {
      fastest: joinPaths(fastest, stops),
      other: joinPaths(others, stops),
      milesToRoads: stops.map(({ accesses }) => computeMilesToRoad(accesses)),
    };
  };
}
