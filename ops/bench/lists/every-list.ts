// Every list at its size: p50 and p99 of the API, its ratio to the queries alone, and the plan of the slowest query.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listLists, toRequests, type Known, type ListRequest, type Reader } from './list-requests.ts';
import { measureSpread } from '../measure.ts';
import { report } from '../report.ts';
import type { BenchWorld } from '@wideload/api/test/bench-world.ts';
import pg from 'pg';

// The queries that a request sends, to run them alone and to see their plans.

type Sent = { text: string; values: unknown[] };

const isRead = (text: string) => /^\s*(select|with)\b/i.test(text);

/** Runs `work` and returns the reading queries that all connections sent meanwhile. */
async function captureQueries(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function capture(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : (first as Sent | null)?.text;
    const values = Array.isArray(second) ? (second as unknown[]) : ((first as Sent | null)?.values ?? []);
    if (text !== undefined && isRead(text)) sent.push({ text, values });
    return Reflect.apply(original, this, args) as never;
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

/** All at once, as the request may do; its own round trips are left out. */
function runAlone(pool: pg.Pool, sent: readonly Sent[]): () => Promise<unknown> {
  return () => Promise.all(sent.map(({ text, values }) => pool.query(text, values)));
}

/** The scans of the slowest query: `orders_by_email (index only), users_pkey`. */
async function describePlan(pool: pg.Pool, sent: readonly Sent[]): Promise<string> {
  const plans = await Promise.all(
    sent.map(async ({ text, values }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
  const timeOf = (plan: string) => Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
  const [slowest = ''] = plans.toSorted((one, other) => timeOf(other) - timeOf(one));
  const scans = [
    ...slowest.matchAll(
      /(Seq Scan on|Index Only Scan (?:Backward )?using|(?:Bitmap )?Index Scan (?:Backward )?(?:using|on)) (\w+)/g,
    ),
  ];
  const words = scans.map(([, kind = '', name]) => {
    if (kind.startsWith('Seq')) return `all of ${name}`;
    return kind.startsWith('Index Only') ? `${name} alone` : name;
  });
  return `${timeOf(slowest).toFixed(1)} ms: ${[...new Set(words)].join(', ')}`;
}

type Answer = { json(): unknown };
type CreateRequest = (url: string, reader?: Reader) => () => Promise<Answer>;
/** The permits of a user have counters in place of a total. */
type FirstPage = { total?: number; pageSize?: number; counters?: { totalPermits: number } };

/** Whatever the machine: 99 of 100 requests, or ten times a read of one row by its key. */
const longestMs = 50;
const longestReads = 10;

async function listRequests(known: Known, createRequest: CreateRequest): Promise<ListRequest[]> {
  const requests: ListRequest[] = [];
  for (const list of listLists(known)) {
    const answer = await createRequest(`${list.path}?page=1`, list.reader)();
    const { total = 0, pageSize = 5, counters } = answer.json() as FirstPage;
    requests.push(...toRequests(list, Math.ceil((counters?.totalPermits ?? total) / pageSize)));
  }
  return requests;
}

type Options = {
  known: Known;
  createRequest: CreateRequest;
  rounds: { warmUp: number; counted: number };
  only: RegExp;
};

export async function benchLists({ pool }: BenchWorld, { known, createRequest, rounds, only }: Options): Promise<void> {
  const readOne = createRequest('/users/', 'carrier');
  for (const { name, url, reader } of await listRequests(known, createRequest)) {
    if (!only.test(name)) continue;
    const request = createRequest(url, reader);
    const sent = await captureQueries(request);
    const bare = await measureSpread(readOne, runAlone(pool, sent), rounds);
    const { p50, p99, first } = await measureSpread(readOne, request, rounds);
    const plan = await describePlan(pool, sent);
    const figures = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${(p50 / bare.p50).toFixed(1)} times its queries; ${plan}`;
    const most = Math.max(longestMs, longestReads * first.p99);
    report({ what: `${name}, p99`, against: `${most.toFixed(0)} ms`, ratio: p99 / most, atMost: 1, figures });
  }
}

const mostMegabytes = 64;
const stepBytes = 8 * 2 ** 20;

setFlagsFromString('--expose-gc');
// Cast: the flag defines it.
const collectGarbage = runInNewContext('gc') as () => void;

/** In MB, of what is still referred to. */
function readMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** The file of all orders: it is sent as it is read, so memory stays the same however long it is. */
export async function benchFile({ app }: BenchWorld, headers: { authorization: string }): Promise<void> {
  const begin = performance.now();
  const answer = await app.inject({ url: '/api/permits/admin/orders.csv', headers, payloadAsStream: true });
  let [bytes, least, most] = [0, Infinity, 0];
  for await (const chunk of answer.stream() as AsyncIterable<Buffer>) {
    const isNextStep = Math.floor(bytes / stepBytes) < Math.floor((bytes + chunk.length) / stepBytes);
    bytes += chunk.length;
    if (isNextStep || least === Infinity) {
      const used = readMemory();
      [least, most] = [Math.min(least, used), Math.max(most, used)];
    }
  }
  const seconds = (performance.now() - begin) / 1000;
  const figures = `${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s`;
  const [what, against] = ['memory while all orders are sent as a file', `${mostMegabytes} MB`];
  report({ what, against, ratio: (most - least) / mostMegabytes, atMost: 1, figures });
}
