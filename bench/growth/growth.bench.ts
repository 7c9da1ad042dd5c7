// One and two servers on one PostgreSQL under the mixed load. Two servers, the database and the generator need more cores than a small machine has,
// so it is the processor time of an act that is compared: a server fills one core, and its rate is the inverse of that time.
import { availableParallelism } from 'node:os';
import { prepareCarriers } from '../load/carriers.ts';
import { formatSummary, summarize } from '../load/figures.ts';
import { openGenerator, type Generator } from '../load/open-generator.ts';
import { openProduct, type Product } from '../load/product.ts';
import { report } from '../report.ts';
import { readProcessorTime } from './processor-time.ts';

const SECONDS = 8;
/** Requests of each server before it is measured: a fresh one spends more on compiling than on answering. */
const WARM_UP = 2500;
const CONNECTIONS = 8;

type Cost = { servers: number; serverMs: number; databaseMs: number; perSecond: number };

async function measureCost(product: Product, generator: Generator, count: number): Promise<Cost> {
  const servers = await Promise.all(Array.from({ length: count }, () => product.startServer()));
  try {
    const origins = servers.map(({ url }) => url);
    const order = { kind: 'flat-out', origins, connections: CONNECTIONS, path: null } as const;
    let warm = 0;
    while (warm < WARM_UP * count) warm += (await generator.follow({ ...order, seconds: 4 })).samples.length;
    const readTimes = () => [
      readProcessorTime(servers.map(({ pid }) => pid)),
      readProcessorTime([product.databasePid]),
    ];
    const [serverBefore = 0, databaseBefore = 0] = readTimes();
    const outcome = await generator.follow({ ...order, seconds: SECONDS });
    const [serverAfter = 0, databaseAfter = 0] = readTimes();
    const summary = summarize(outcome);
    const { sent, errors, answeredPerSecond } = summary;
    if (errors.length > 0) throw new Error(formatSummary(summary));
    return {
      servers: count,
      serverMs: (serverAfter - serverBefore) / sent,
      databaseMs: (databaseAfter - databaseBefore) / sent,
      perSecond: answeredPerSecond,
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function sayCost({ servers, serverMs, databaseMs, perSecond }: Cost): void {
  const each = 1000 / serverMs;
  const cores = (servers * each * databaseMs) / 1000;
  process.stdout.write(
    `       ${servers} server${servers === 1 ? '' : 's'}: ${serverMs.toFixed(2)} ms of processor time a request, ${databaseMs.toFixed(2)} of the database; ` +
      `${(servers * each).toFixed(0)} requests a second fill ${servers} cores, with ${cores.toFixed(1)} of the database; ` +
      `on these ${availableParallelism()} cores ${perSecond.toFixed(0)} a second\n`,
  );
}

const product = await openProduct({ users: 80, orders: 500 });
const generator = openGenerator();
try {
  const first = await product.startServer();
  const carriers = await prepareCarriers(first.url, product.databaseUrl);
  await first.stop();
  await generator.follow({ kind: 'carriers', carriers });
  const one = await measureCost(product, generator, 1);
  const two = await measureCost(product, generator, 2);
  for (const cost of [one, two]) sayCost(cost);
  report({
    what: 'two servers on one database: requests where cores allow',
    against: 'one server',
    ratio: (2 * one.serverMs) / two.serverMs,
    atLeast: 1.7,
    figures: `${two.serverMs.toFixed(2)} to ${one.serverMs.toFixed(2)} ms of processor time a request`,
  });
  report({
    what: 'two servers on one database: processor time of the database for a request',
    against: 'with one server',
    ratio: two.databaseMs / one.databaseMs,
    atMost: 1.3,
    figures: `${two.databaseMs.toFixed(2)} to ${one.databaseMs.toFixed(2)} ms`,
  });
} finally {
  await generator.close();
  await product.close();
}
