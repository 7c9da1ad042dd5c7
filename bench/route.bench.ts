// Finding the routes between the 40 pairs of cities of the router's tests, against parsing the file of its roads once, in turns.
import { readFileSync } from 'node:fs';
import { createRouteFinder, loadGeography, loadRoadGraph } from '@wideload/routing';
import pairs from '../packages/routing/data/route-pairs.json' with { type: 'json' };
import { computeMedian, measure } from './measure.ts';

const file = readFileSync(new URL('../packages/routing/data/road-graph.json', import.meta.url), 'utf8');
const geography = loadGeography();
const findRoutes = createRouteFinder(loadRoadGraph(), geography);

const getTown = (label: string) => {
  const town = geography.towns.find((one) => one.label === label);
  if (town === undefined) throw new Error(`${label} is no town`);
  return town;
};
const trips = pairs.map(({ from, to }) => [getTown(from), getTown(to)]);

/** CPU time in ms: other work on the machine does not count. */
function measureCpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const rounds = { warmUp: 3, counted: 9 };
const parses: number[] = [];
const queries: number[][] = trips.map(() => []);
for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
  const parse = measureCpu(() => JSON.parse(file));
  const times = trips.map((trip) => measureCpu(() => findRoutes(trip)));
  if (round < rounds.warmUp) continue;
  parses.push(parse);
  for (const [at, time] of times.entries()) queries[at]?.push(time);
}
const medians = queries.map(computeMedian);
const mean = medians.reduce((sum, time) => sum + time, 0) / medians.length;
const worst = Math.max(...medians);
const parse = computeMedian(parses);
process.stdout.write(
  `       routes between 40 pairs: mean ${mean.toFixed(2)} ms, worst ${worst.toFixed(1)} ms; parsing the roads ${parse.toFixed(1)} ms\n`,
);
measure.report('two routes, mean of 40 pairs, to parsing the roads', {
  figure: mean / parse,
  unit: 'times',
  atMost: 0.8,
});
measure.report('two routes, worst of 40 pairs, to parsing the roads', {
  figure: worst / parse,
  unit: 'times',
  atMost: 6,
});
