import type { Place, StateCode } from '@wideload/domain';
import { milesParts, steps, type RoadGraphFile } from '../graph/road-graph-file.ts';
import type { CountyName } from '../states/county-finder.ts';
import { splitLine, type Shapes } from '../states/split-line.ts';
import type { Link } from './links.ts';
import { toKey } from './pieces.ts';

const toSteps = (degrees: number) => Math.round(degrees * steps);

/** Along the roads, so that the differences are short. */
function numberNodes(links: readonly Link[]): Map<number, { index: number; at: Place }> {
  const nodes = new Map<number, { index: number; at: Place }>();
  for (const { points } of links)
    for (const at of [points[0], points.at(-1)])
      if (at !== undefined && !nodes.has(toKey(at))) nodes.set(toKey(at), { index: nodes.size, at });
  return nodes;
}

function encodeNodes(nodes: readonly { at: Place }[]): number[] {
  let [lat, lng] = [0, 0];
  return nodes.flatMap(({ at }) => {
    const step = [toSteps(at.lat) - lat, toSteps(at.lng) - lng];
    [lat, lng] = [toSteps(at.lat), toSteps(at.lng)];
    return step;
  });
}

/** Gives each entry a number, beginning with `first`. */
function createNumbers<T>(first: number) {
  const numbers = new Map<string, number>();
  const entries: T[] = [];
  return {
    entries,
    get(entry: T): number {
      const key = JSON.stringify(entry);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, entries.length + first);
      return entries.push(entry) - 1 + first;
    },
  };
}

export function encodeGraph(links: readonly Link[], shapes: Shapes): RoadGraphFile {
  const nodes = numberNodes(links);
  const states = createNumbers<StateCode>(1);
  const counties = createNumbers<CountyName>(0);
  const kinds = createNumbers<[string, number, 0 | 1]>(0);
  let before = 0;

  function encodeParts({ points, miles: onGround }: Link, origin: Place): number[] {
    const parts = splitLine(points, shapes);
    const winding = onGround / parts.reduce((sum, { miles }) => sum + miles, 0);
    const codes = parts.flatMap(({ state, miles, start, isDeep, counties: crossed }, at) => [
      ...(at === 0 ? [] : [toSteps(start.lat) - toSteps(origin.lat), toSteps(start.lng) - toSteps(origin.lng)]),
      (state === null ? 0 : states.get(state)) * 2 + Number(isDeep),
      Math.round(miles * winding * milesParts),
      crossed.length,
      ...crossed.map((county) => counties.get(county)),
    ]);
    return [parts.length, ...codes];
  }

  const edges = links.flatMap((link) => {
    const { points, speed, label, isToll } = link;
    const [from, to] = [points[0], points.at(-1)];
    if (from === undefined || to === undefined) return [];
    const [start, end] = [nodes.get(toKey(from))?.index ?? 0, nodes.get(toKey(to))?.index ?? 0];
    const codes = [start - before, end - start, kinds.get([label, speed, isToll ? 1 : 0]), ...encodeParts(link, from)];
    before = end;
    return codes;
  });
  return {
    states: states.entries,
    counties: counties.entries,
    kinds: kinds.entries,
    nodes: encodeNodes([...nodes.values()]),
    edges,
  };
}
