import { isStateCode, type Place, type RoadUse, type StateCode } from '@wideload/domain';
import type { WayPart } from '../legs/way.ts';
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
  edges: readonly Edge[];
  /** For the search. The exits of node `n` are those from `firstExit[n]` to `firstExit[n + 1]`. */
  firstExit: Uint32Array;
  exits: { edge: Uint32Array; to: Uint32Array; hours: Float64Array };
};

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

function decodeEdges({ edges: numbers, states, counties, kinds }: RoadGraphFile, nodes: readonly Place[]): Edge[] {
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

  const edges: Edge[] = [];
  for (let before = 0; at < numbers.length;) {
    const from = before + read();
    const to = from + read();
    const [road, mph, toll] = kinds[read()] ?? ['', 1, 0];
    const isToll = toll === 1 ? true : undefined;
    const parts = decodeParts(nodes[from] ?? { lat: 0, lng: 0 }, { road, isToll });
    const miles = parts.reduce((sum, part) => sum + part.miles, 0);
    edges.push({ number: edges.length, from, to, miles, hours: miles / mph, road, isToll, parts });
    before = to;
  }
  return edges;
}

/** An edge is an exit of both of its nodes. */
function listExits(edges: readonly Edge[], nodes: number): Pick<RoadGraph, 'firstExit' | 'exits'> {
  const firstExit = new Uint32Array(nodes + 1);
  for (const { from, to } of edges) for (const node of [from, to]) firstExit[node + 1] = (firstExit[node + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node += 1) firstExit[node + 1] = (firstExit[node + 1] ?? 0) + (firstExit[node] ?? 0);
  const free = firstExit.slice();
  const count = edges.length * 2;
  const exits = { edge: new Uint32Array(count), to: new Uint32Array(count), hours: new Float64Array(count) };
  for (const { number, from, to, hours } of edges)
    for (const [node, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const exit = free[node] ?? 0;
      free[node] = exit + 1;
      exits.edge[exit] = number;
      exits.to[exit] = other;
      exits.hours[exit] = hours;
    }
  return { firstExit, exits };
}

export function decodeRoadGraph(file: RoadGraphFile): RoadGraph {
  const nodes = decodeNodes(file.nodes);
  const edges = decodeEdges(file, nodes);
  return { nodes, edges, ...listExits(edges, nodes.length) };
}
