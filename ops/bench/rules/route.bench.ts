// Finding the routes between the 40 pairs of cities of the router's tests, against parsing the file of its roads once, in turns.
import { createRouteFinder, loadGeography, loadRoadGraph } from '@wideload/routing';
import pairs from '../../../packages/routing/data/route-pairs.json' with { type: 'json' };
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { parseRoads } from './yardstick.ts';

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
  const parse = measureCpu(parseRoads);
  const times = trips.map((trip) => measureCpu(() => findRoutes(trip)));
  if (round < rounds.warmUp) continue;
  parses.push(parse);
  for (const [at, time] of times.entries()) queries[at]?.push(time);
}
const medians = queries.map(computeMedian);
const mean = medians.reduce((sum, time) => sum + time, 0) / medians.length;
const worst = Math.max(...medians);
const parse = computeMedian(parses);
const figures = (time: number) => `${time.toFixed(2)} to ${parse.toFixed(1)} ms of processor time`;
const against = 'parsing the roads';
report({ what: 'two routes, mean of 40 pairs', against, ratio: mean / parse, atMost: 0.8, figures: figures(mean) });
report({ what: 'two routes, worst of 40 pairs', against, ratio: worst / parse, atMost: 6, figures: figures(worst) });
