// Requests of both builds and of a bare route with two queries, in turns. They are compared by the processor time of the server and its
// database together, which other work on the machine changes less than how many are answered in a second.
import pg from 'pg';
import { openProduct } from '../load/product.ts';
import { computeMedian } from '../measure.ts';
import { formatRequest, type Headers } from '../rates/format-request.ts';
import type { Outcome, Turn } from '../rates/generator.ts';
import { readProcessorTime } from '../growth/processor-time.ts';
import { atTheEnd, endAll, startBareRoute, startGenerator } from '../rates/processes.ts';
import { report } from '../report.ts';
import { toProgram, type Build, type Pair } from './build.ts';
import { signIn } from './sign-in.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const CONNECTIONS = 16;

/** The clock of the processor ticks every 10 ms, so a turn has as many `answers` as take half a second. */
const routes = [
  { name: 'a carrier’s order list', url: '/api/permits/orders', answers: 500, atLeast: 2 },
  { name: 'a list of notifications', url: '/api/notifications', answers: 500, atLeast: 2 },
  { name: '/api/users/', url: '/api/users/', answers: 1000, atLeast: 1 },
  { name: 'the landing page', url: '/', answers: 5000, atLeast: 1 },
];

type Server = { port: number; pid: number; databasePid: number };
type Served = { server: Server; headers: Headers; databaseUrl: string };
type Load = (turn: Turn) => Promise<Outcome>;

async function serve(build: Build): Promise<Served> {
  const product = await openProduct({ users: 20, orders: 100 }, { program: toProgram(build) });
  atTheEnd(() => product.close());
  const { url, pid, stop } = await product.startServer();
  atTheEnd(stop);
  const server = { port: Number(new URL(url).port), pid, databasePid: product.databasePid };
  return { server, headers: await signIn(url, 'user'), databaseUrl: product.databaseUrl };
}

async function startBare({ databaseUrl, server: { databasePid } }: Served): Promise<Server> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM sessions LIMIT 1');
  await client.end();
  const { port, pid } = await startBareRoute({ DATABASE_URL: databaseUrl, SESSION: rows[0]?.id ?? '' });
  return { port, pid, databasePid };
}

type Asked = { url: string; headers: Headers; answers: number };

/** In µs of the processor for each request. */
async function measureCost(load: Load, server: Server, { url, headers, answers }: Asked): Promise<number> {
  const requests = Array.from({ length: CONNECTIONS }, () => formatRequest(url, headers));
  const read = () => readProcessorTime([server.pid, server.databasePid]);
  const before = read();
  const { answered } = await load({ port: server.port, requests, status: 200, length: { answers } });
  return ((read() - before) * 1000) / answered;
}

type Costs = { bare: number; old: number; next: number };

async function compareRoute({ name, url, answers, atLeast }: (typeof routes)[number], stage: Stage): Promise<void> {
  const { load, bare, before, after } = stage;
  const rounds: Costs[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs = {
      bare: await measureCost(load, bare, { url: '/two-queries', headers: {}, answers }),
      old: await measureCost(load, before.server, { url, headers: before.headers, answers }),
      next: await measureCost(load, after.server, { url, headers: after.headers, answers }),
    };
    if (round > 0) rounds.push(costs);
  }
  const median = (pick: (costs: Costs) => number) => computeMedian(rounds.map(pick));
  const format = (of: 'old' | 'next') =>
    `${median((costs) => costs.bare / costs[of]).toFixed(2)} of the bare route (${median((costs) => costs[of]).toFixed(0)} µs)`;
  report({
    what: `requests of ${name} for the same processor time`,
    against: stage.name,
    ratio: median(({ old, next }) => old / next),
    atLeast,
    figures: `${format('next')} to ${format('old')}`,
  });
}

type Stage = { name: string; load: Load; bare: Server; before: Served; after: Served };

export async function compareRates([old, next]: Pair): Promise<void> {
  try {
    const [before, after] = [await serve(old), await serve(next)];
    const bare = await startBare(after);
    const stage = { name: old.name, load: startGenerator(), bare, before, after };
    for (const route of routes) await compareRoute(route, stage);
  } finally {
    await endAll();
  }
}
