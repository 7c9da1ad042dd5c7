// How many public pages a second the built product answers, against bare Fastify routes that answer the same bytes, in turns in one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BarePage } from './bare-pages.ts';
import { measureRate } from './count-answers.ts';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';

const ROUNDS = 15;
const TURN_MS = 250;
const atLeast = 0.7;
/** The first visit compresses a page quickly, and the best compression replaces it. */
const COMPRESSION_MS = 1500;
const accepted = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

const product = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url));
const barePages = fileURLToPath(new URL('bare-pages.ts', import.meta.url));
const ends: (() => Promise<unknown>)[] = [];

async function startServer(args: readonly string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  for await (const chunk of child.stdout) {
    const port = /ready at http:\/\/[\w.]+:(\d+)/.exec(String(chunk))?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return Number(port);
  }
  throw new Error(`${args.join(' ')} ended before it was ready.`);
}

type Page = { name: string; path: string; status: number; headers: Record<string, string> };

/** Without decompressing it, which `fetch` would do. */
async function fetchPage(port: number, { path: address, headers }: Page): Promise<BarePage> {
  const [answer] = (await once(get({ port, host: '127.0.0.1', path: address, headers }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = await answer.toArray();
  const kept = ['content-type', 'content-encoding', 'etag'].map((name) => [name, String(answer.headers[name] ?? '')]);
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(kept.filter(([, value]) => value !== '')),
    body: Buffer.concat(chunks).toString('base64'),
  };
}

async function listPages(port: number): Promise<[Page, ...Page[]]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/articles`);
  // Cast: the demo data have articles.
  const { items } = (await answer.json()) as { items: [{ id: string }] };
  const toPage = (name: string, address: string): Page => ({ name, path: address, status: 200, headers: accepted });
  return [toPage('landing', '/'), toPage('a state', '/states/ohio'), toPage('an article', `/articles/${items[0].id}`)];
}

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload-pages-'));
  // Root runs the database as another user, who needs access.
  await chmod(folder, 0o711);
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const port = await startServer([product, 'serve'], { PORT: '0', DATA_DIR: folder });
  const listed = await listPages(port);
  for (const page of listed) await fetchPage(port, page);
  await pause(COMPRESSION_MS);
  const { etag = '' } = (await fetchPage(port, listed[0])).headers;
  const headers = { ...accepted, 'if-none-match': etag };
  const unchanged: Page = { name: 'landing, unchanged', path: '/', status: 304, headers };
  const pages = [...listed, unchanged];
  const bare = await Promise.all(pages.map((page) => fetchPage(port, page)));
  const barePort = await startServer(['--import', 'tsx', barePages], { PAGES: JSON.stringify(bare) });
  for (const [index, page] of pages.entries()) {
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = -3; round < ROUNDS; round += 1) {
      const ofBare = await measureRate({ ...page, port: barePort, path: `/${index}` }, TURN_MS);
      const rate = await measureRate({ ...page, port }, TURN_MS);
      if (round < 0) continue;
      ratios.push(rate / ofBare);
      rates.push(rate);
    }
    const figures = `${Math.round(computeMedian(rates))} a second`;
    report({
      what: `requests of ${page.name}`,
      against: 'constant bytes',
      ratio: computeMedian(ratios),
      figures,
      atLeast,
    });
  }
}

try {
  await run();
} finally {
  for (const end of ends.toReversed()) await end();
}
