// The processor time of a request under the mixed load, in the servers and in the database.
import { formatSummary, summarize } from '../load/figures.ts';
import type { Generator } from '../load/open-generator.ts';
import type { Product } from '../load/product.ts';
import { report } from '../report.ts';
import { readProcessorTime } from './processor-time.ts';

const SECONDS = 8;
/** Requests of each server before it is measured: a fresh one spends more on compiling than on answering. */
const WARM_UP = 2500;
const CONNECTIONS = 8;

/** Processor time in ms of a request. */
export type Cost = { servers: number; serverMs: number; databaseMs: number; perSecond: number };

type Servers = { count: number; env?: Record<string, string> };

export async function measureCost(product: Product, generator: Generator, { count, env }: Servers): Promise<Cost> {
  const servers = await Promise.all(Array.from({ length: count }, () => product.startServer(env)));
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

/** A server fills one core, so its rate is the inverse of this time. */
export function reportTwoServers(what: string, one: Cost, two: Cost): void {
  report({
    what: `${what}: requests where cores allow`,
    against: 'one server',
    ratio: (2 * one.serverMs) / two.serverMs,
    atLeast: 1.7,
    figures: `${two.serverMs.toFixed(2)} to ${one.serverMs.toFixed(2)} ms of processor time a request`,
  });
}
