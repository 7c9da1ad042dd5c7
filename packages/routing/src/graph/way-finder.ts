import { isOnRoad, type ClosedRoad, type Place } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import { indexNodes } from './node-cells.ts';
import type { Edge, RoadGraph } from './road-graph.ts';
import { joinWays, type Way, type WayPart } from './legs.ts';
import type { PlaceInState } from '../states/place-state.ts';
import { computeMilesToRoad, listAccesses, type Access } from './access.ts';
import { createPathFinder, type Avoidance, type Path } from './path-finder.ts';
import { computeFlatMiles } from '../geo/flat.ts';
import { listCountiesBetween, splitLine } from '../states/split-line.ts';

type Ground = Pick<Geography, 'states' | 'counties'> & { nodes: readonly Place[] };

/** From the place to its road. A road beyond the state line is reached over that line. */
function toAccessParts({ miles, node }: Access, { at, state }: PlaceInState, ground: Ground): WayPart[] {
  const { nodes, states, counties } = ground;
  const end = nodes[node] ?? at;
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

/** A part begins where the next one of the other direction begins. */
const reverse = (parts: readonly WayPart[], end: Place): WayPart[] =>
  parts.map((part, at) => ({ ...part, start: parts[at + 1]?.start ?? end })).toReversed();

function toWay(ground: Ground, { on, steps, off }: Path, [from, to]: [PlaceInState, PlaceInState]): Way {
  const findPlace = (node: number) => ground.nodes[node] ?? to.at;
  const total = (kind: 'miles' | 'hours') =>
    on[kind] + steps.reduce((sum, { link }) => sum + link[kind], 0) + off[kind];
  return {
    miles: total('miles'),
    hours: total('hours'),
    line: [
      from.at,
      findPlace(on.node),
      ...steps.map(({ link, isReversed }) => findPlace(isReversed ? link.from : link.to)),
      to.at,
    ],
    parts: [
      ...toAccessParts(on, from, ground),
      ...steps.flatMap(({ link, isReversed }) => (isReversed ? reverse(link.parts, findPlace(link.to)) : link.parts)),
      ...reverse(toAccessParts(off, to, ground), findPlace(off.node)),
    ],
  };
}

type Stop = { place: PlaceInState; accesses: readonly Access[] };

/** Finds more ways worth offering than 1.1, 1.2, 1.5 or 2 (docs/decisions/trip-and-places.md). */
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
  const ground = { states, isDry, nodes: graph.nodes, isMinor: graph.isMinor };

  function findPaths(stops: readonly Stop[], avoidance?: Avoidance): Path[] {
    return stops.slice(1).map((to, at) => {
      const from = stops[at] ?? to;
      return findPath({ on: from.accesses, off: to.accesses, to: to.place.at }, avoidance);
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
    const edges = paths.flatMap(({ steps }) => steps.map(({ link }) => link));
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
      milesToRoads: stops.map(({ place, accesses }) => computeMilesToRoad(place.at, accesses, graph)),
    };
  };
}
