import { isStateCode, type Place, type RoadUse, type StateCode } from '@wideload/domain';
import type { WayPart } from './legs.ts';
import { milesParts, steps, type RoadGraphFile } from './road-graph-file.ts';

export type Edge = {
  number: number;
  from: number;
  to: number;
  miles: number;
  hours: number;
  /** Empty for a road without a name. */
  road: string;
  isToll?: true | undefined;
  /** From `from` to `to`. Ways are made of these very objects, as copies would cost a fifth of an answer. */
  parts: readonly WayPart[];
};

export type RoadGraph = {
  nodes: readonly Place[];
  /** 1 for a node of roads of a state or a county alone: others near it may be missing. */
  isMinor: Uint8Array;
  isMinorEdge: Uint8Array;
  edgeCount: number;
  findEdge: (number: number) => Edge | undefined;
  /** Those whose road is wanted, in the order of their numbers. */
  listEdges: (isWanted: (use: RoadUse) => boolean) => Edge[];
  /** For the search. The exits of node `n` are those from `firstExit[n]` to `firstExit[n + 1]`. */
  firstExit: Uint32Array;
  exits: { edge: Uint32Array; to: Uint32Array; cost: Float64Array };
};

/** One more state is one more permit: of two ways that take about as long, the one with fewer of them is driven. */
const crossingHours = 0.15;

/** A road that only follows the border has no crossing. */
function countCrossings(parts: readonly WayPart[]): number {
  const states = parts.filter(
    ({ state }, at) => state !== null && (at === 0 || at === parts.length - 1 || parts[at]?.isDeep),
  );
  return states.filter(({ state }, at) => at > 0 && state !== states[at - 1]?.state).length;
}

function decodeNodes(numbers: readonly number[]): Place[] {
  const nodes: Place[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lng += numbers[at + 1] ?? 0;
    nodes.push({ lat: lat / steps, lng: lng / steps });
  }
  return nodes;
}

function toState(name: string | undefined): StateCode | null {
  return name !== undefined && isStateCode(name) ? name : null;
}

/** `cost`: the hours by which the search chooses. */
type Link = Pick<Edge, 'number' | 'from' | 'to'> & { cost: number; isMinor: boolean };

/** As the generator takes those that join a road to the others of its town. */
const streetMph = 27;

/** Streets, and the roads of a state, which are drawn one by one: `TX-71`, `FM-2222`. */
function isMinorRoad(name: string, mph: number): boolean {
  return name === '' ? mph === streetMph : /^(?!I-|US-)[A-Z]{1,2}-\d/.test(name);
}

/**
 * All edges as objects would take 20 MB, and a trip needs some hundreds of them: each is made when it is asked for, from where it begins
 * among the numbers, and kept.
 */
function decodeEdges({ edges, states, counties, kinds }: RoadGraphFile, nodes: readonly Place[]) {
  const numbers = Int32Array.from(edges);
  let at = 0;
  const read = () => numbers[at++] ?? 0;

  function decodeParts(origin: Place, { road, isToll }: RoadUse): WayPart[] {
    const count = read();
    return Array.from({ length: count }, (_, index) => {
      const start = index === 0 ? origin : { lat: origin.lat + read() / steps, lng: origin.lng + read() / steps };
      const code = read();
      const [state, isDeep] = [toState(states[(code >> 1) - 1]), code % 2 === 1];
      const miles = read() / milesParts;
      const crossed = Array.from({ length: read() }, () => counties[read()] ?? '');
      return { state, isDeep, miles, start, counties: crossed, road, isToll };
    });
  }

  const uses = kinds.map(([road, mph, toll]) => ({ road, mph, isToll: toll === 1 ? (true as const) : undefined }));
  const kindAt = (kind: number) => uses[kind] ?? { road: '', mph: 1, isToll: undefined };
  const minor = new Set(uses.flatMap(({ road, mph }, kind) => (isMinorRoad(road, mph) ? [kind] : [])));

  /** `from` is already read. */
  function decodeEdge(number: number, from: number): Edge {
    const to = from + read();
    const { mph, ...use } = kindAt(read());
    const parts = decodeParts(nodes[from] ?? { lat: 0, lng: 0 }, use);
    const miles = parts.reduce((sum, part) => sum + part.miles, 0);
    return { number, from, to, miles, hours: miles / mph, ...use, parts };
  }

  const links: Link[] = [];
  const begins: number[] = [];
  for (let before = 0; at < numbers.length;) {
    const start = before + read();
    begins.push(at);
    const { number, from, to, hours, parts } = decodeEdge(links.length, start);
    const cost = hours + countCrossings(parts) * crossingHours;
    // The kind of an edge follows its second node.
    links.push({ number, from, to, cost, isMinor: minor.has(numbers[(begins.at(-1) ?? 0) + 1] ?? -1) });
    before = to;
  }
  const [places, starts] = [Uint32Array.from(begins), Uint32Array.from(links, ({ from }) => from)];

  const made = new Map<number, Edge>();
  function findEdge(number: number): Edge | undefined {
    const known = made.get(number);
    const place = places[number];
    if (known !== undefined || place === undefined) return known;
    at = place;
    const edge = decodeEdge(number, starts[number] ?? 0);
    made.set(number, edge);
    return edge;
  }

  function listEdges(isWanted: (use: RoadUse) => boolean): Edge[] {
    const wanted = new Set(uses.flatMap((use, kind) => (isWanted(use) ? [kind] : [])));
    const found: Edge[] = [];
    for (const [number, place] of places.entries()) {
      const edge = wanted.has(numbers[place + 1] ?? -1) ? findEdge(number) : undefined;
      if (edge !== undefined) found.push(edge);
    }
    return found;
  }

  return { links, edges: { edgeCount: links.length, findEdge, listEdges } };
}

/** An edge is an exit of both of its nodes. */
function listExits(edges: readonly Link[], nodes: number): Pick<RoadGraph, 'firstExit' | 'exits'> {
  const firstExit = new Uint32Array(nodes + 1);
  for (const { from, to } of edges) for (const node of [from, to]) firstExit[node + 1] = (firstExit[node + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node += 1) firstExit[node + 1] = (firstExit[node + 1] ?? 0) + (firstExit[node] ?? 0);
  const free = firstExit.slice();
  const count = edges.length * 2;
  const exits = { edge: new Uint32Array(count), to: new Uint32Array(count), cost: new Float64Array(count) };
  for (const { number, from, to, cost } of edges)
    for (const [node, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const exit = free[node] ?? 0;
      free[node] = exit + 1;
      exits.edge[exit] = number;
      exits.to[exit] = other;
      exits.cost[exit] = cost;
    }
  return { firstExit, exits };
}

function findMinorNodes(links: readonly Link[], nodes: number): Uint8Array {
  const isMinor = new Uint8Array(nodes).fill(1);
  for (const link of links) if (!link.isMinor) for (const node of [link.from, link.to]) isMinor[node] = 0;
  return isMinor;
}

export function decodeRoadGraph(file: RoadGraphFile): RoadGraph {
  const nodes = decodeNodes(file.nodes);
  const { links, edges } = decodeEdges(file, nodes);
  const isMinorEdge = Uint8Array.from(links, ({ isMinor }) => Number(isMinor));
  return {
    nodes,
    isMinor: findMinorNodes(links, nodes.length),
    isMinorEdge,
    ...edges,
    ...listExits(links, nodes.length),
  };
}
