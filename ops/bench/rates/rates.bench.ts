// Requests a second of the built product, to those of a bare Fastify route that makes two queries on the same database, in turns in
// one run; the cost of open pages; and how soon a sign-out counts in another server.
import type { AnswerOf, orders } from '@wideload/contract';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import type { Outcome, Turn } from './generator.ts';
import { formatRequest, type Headers } from './format-request.ts';
import { addPeople } from './stage.ts';
import { endAll, startBareRoute, startGenerator, startProduct, type Server } from './processes.ts';
import { get, openStage, type Stage } from './stage.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const TURN_MS = 300;
const CONNECTIONS = 16;
const PAGES = 2000;
const POLL_SECONDS = 2;
const POLLING_MS = 8000;
const SIGN_OUTS = 15;

type Route = { name: string; url: string; headers: Headers; status: number; atLeast: number };
type Load = (turn: Turn) => Promise<Outcome>;

async function listRoutes({ product, owner }: Stage): Promise<Route[]> {
  const { headers } = owner;
  const list = await get(product, '/api/permits/orders?sort=orderNumber', owner);
  const { items } = (await list.json()) as AnswerOf<typeof orders.list>;
  const order = `/api/permits/orders/${items[0]?._id}`;
  const etag = (await get(product, '/api/notifications', owner)).headers.get('etag') ?? '';
  return [
    { name: '/api/users/', url: '/api/users/', headers, status: 200, atLeast: 0.5 },
    { name: 'an order', url: order, headers, status: 200, atLeast: 0.4 },
    { name: 'an order list', url: '/api/permits/orders', headers, status: 200, atLeast: 0.4 },
    {
      name: 'an unchanged poll of notifications',
      url: '/api/notifications',
      headers: { ...headers, 'if-none-match': etag },
      status: 304,
      atLeast: 0.9,
    },
    { name: 'a list of notifications', url: '/api/notifications', headers, status: 200, atLeast: 0.2 },
    {
      name: 'an order, compressed',
      url: order,
      headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
      status: 200,
      atLeast: 0.15,
    },
  ];
}

type Rate = { perSecond: number; cpuMicroseconds: number };

async function measureRate(
  load: Load,
  server: Server,
  { url, headers, status }: Omit<Route, 'name' | 'atLeast'>,
): Promise<Rate> {
  const requests = Array.from({ length: CONNECTIONS }, () => formatRequest(url, headers));
  const before = server.readCpuSeconds();
  const { answered, milliseconds } = await load({
    port: server.port,
    requests,
    status,
    length: { milliseconds: TURN_MS },
  });
  const cpuMicroseconds = ((server.readCpuSeconds() - before) * 1e6) / answered;
  return { perSecond: (answered * 1000) / milliseconds, cpuMicroseconds };
}

const bareRoute = { url: '/two-queries', headers: {}, status: 200 };

async function measureRates(stage: Stage, bare: Server, load: Load): Promise<void> {
  const routes = await listRoutes(stage);
  const rounds: { bare: Rate; whole: Rate[] }[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofBare = await measureRate(load, bare, bareRoute);
    const whole: Rate[] = [];
    for (const route of routes) whole.push(await measureRate(load, stage.product, route));
    if (round > 0) rounds.push({ bare: ofBare, whole });
  }
  const median = (pick: (round: (typeof rounds)[number]) => number) => computeMedian(rounds.map(pick));
  const ofBare = Math.round(median(({ bare: { perSecond } }) => perSecond));
  for (const [index, { name, atLeast }] of routes.entries()) {
    const of = (round: (typeof rounds)[number]) => round.whole[index] ?? { perSecond: 0, cpuMicroseconds: 0 };
    const perSecond = Math.round(median((round) => of(round).perSecond));
    const cpu = Math.round(median((round) => of(round).cpuMicroseconds));
    report({
      what: `requests a second of ${name}`,
      against: 'a bare route with two queries',
      ratio: median((round) => of(round).perSecond / round.bare.perSecond),
      figures: `${perSecond} of ${ofBare} a second, ${cpu} µs of processor each`,
      atLeast,
    });
  }
}

/** Nothing is new, as nearly always. */
async function measurePolling({ database, product }: Stage, load: Load): Promise<void> {
  const people = await addPeople(database, PAGES / 4);
  const requests = Array.from({ length: PAGES }, (_, page) =>
    formatRequest('/api/notifications', { ...people[page % people.length]?.headers, 'if-none-match': '"0"' }),
  );
  const perSecond = PAGES / POLL_SECONDS;
  const turn = { port: product.port, requests, status: 304 };
  // The first poll of a page reads the database: the pages are opened one after the other.
  await load({ ...turn, perSecond: perSecond / 4, length: { milliseconds: 4 * POLL_SECONDS * 1000 } });
  const before = product.readCpuSeconds();
  const { answered, milliseconds } = await load({ ...turn, perSecond, length: { milliseconds: POLLING_MS } });
  report({
    what: `processor time of ${PAGES} open pages that poll`,
    against: 'one core',
    ratio: ((product.readCpuSeconds() - before) * 1000) / milliseconds,
    figures: `${Math.round((answered * 1000) / milliseconds)} polls a second`,
    atMost: 0.3,
  });
}

/** From the answer to the sign-out until another server refuses the session. In ms. */
async function measureSignOut({ database, product, env }: Stage): Promise<void> {
  const other = await startProduct(env);
  const times: number[] = [];
  for (const person of await addPeople(database, SIGN_OUTS)) {
    for (const server of [product, other, product, other]) await get(server, '/api/users/', person);
    const url = `http://127.0.0.1:${product.port}/api/users/sessions/${person.session}`;
    await fetch(url, { method: 'DELETE', headers: person.headers });
    const endedAt = performance.now();
    while ((await get(other, '/api/users/', person)).status !== 401);
    times.push(performance.now() - endedAt);
  }
  const slowest = Math.max(...times);
  report({
    what: `the slowest of ${SIGN_OUTS} sign-outs, until another server refuses`,
    against: '100 ms',
    ratio: slowest / 100,
    figures: `${Math.round(slowest)} ms`,
    atMost: 1,
  });
}

try {
  const stage = await openStage();
  const bare = await startBareRoute({ DATABASE_URL: stage.database.url, SESSION: stage.owner.session });
  const load = startGenerator();
  await measureRates(stage, bare, load);
  await measurePolling(stage, load);
  await measureSignOut(stage);
} finally {
  await endAll();
}
