import type { Geography } from '../geo/geography.ts';
import { indexNodes } from '../graph/node-cells.ts';
import type { RoadGraph } from '../graph/road-graph.ts';
import { joinWays, type Way } from '../legs/way.ts';
import type { PlaceInState } from '../states/place-state.ts';
import { computeMilesToRoad, listAccesses, type Access } from './access.ts';
import { createPathFinder, type Avoidance } from './path-finder.ts';
import type { Path } from './path.ts';
import { toWay } from './to-way.ts';

type Stop = { place: PlaceInState; accesses: readonly Access[] };

/** Finds more ways worth offering than 1.1, 1.2, 1.5 or 2 (docs/decisions/0137-router.md). */
const factor = 1.3;

/** `other` avoids the roads of the fastest way. */
export type FoundWays = { fastest: Way; other: Way; /** From each place. */ milesToRoads: number[] };

export function createWayFinder(graph: RoadGraph, { counties, states, isDry }: Geography) {
  const cells = indexNodes(graph.nodes);
  const findPath = createPathFinder(graph);
  const ground = { states, isDry, nodes: graph.nodes };

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
          : toWay({ nodes: graph.nodes, counties }, path, [from.place, to.place]);
      }),
    );
  }

  /** The index of the first place that is too far from every road, if there is one. */
  return function findWays(places: readonly PlaceInState[]): FoundWays | { withoutRoad: number } {
    const stops = places.map((place) => ({ place, accesses: listAccesses(place.at, cells, ground) }));
    const withoutRoad = stops.findIndex(({ accesses }) => accesses.length === 0);
    if (withoutRoad !== -1) return { withoutRoad };
    const fastest = findPaths(stops);
    const edges = fastest.flatMap(({ steps }) => steps.map(({ link }) => link));
    return {
      fastest: joinPaths(fastest, stops),
      other: joinPaths(findPaths(stops, { edges, factor }), stops),
      milesToRoads: stops.map(({ place, accesses }) => computeMilesToRoad(place.at, accesses, graph)),
    };
  };
}
