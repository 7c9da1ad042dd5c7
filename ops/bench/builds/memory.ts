// Resident memory of the server and of the processes that read and join PDFs; the database is not in it.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from '@wideload/api/test/kill/spawn-server.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { listFamily } from '../../faults/machine/processes.ts';
import { prepareCarriers } from '../load/carriers.ts';
import { openGenerator } from '../load/open-generator.ts';
import { openProduct } from '../load/product.ts';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { readAllocator, toProgram, type Build, type Pair } from './build.ts';
import { signIn } from './sign-in.ts';

/** Processes that end when idle have ended by then. */
const SETTLED_MS = 40_000;
const RETRY_MS = 3000;
const STARTS = Number(process.env['ROUNDS'] ?? 3);
const LOAD = { perSecond: 20, seconds: 60 };
const ORDERS = 1000;
const PAGE = 50;
const JOINED = 30;

function readResidentMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
  return kilobytes.reduce((sum, of) => sum + of, 0) / 1024;
}

/** The included database is a child of this server, so only the server itself is counted. */
async function measureFirstStart(build: Build): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-first-'));
  chmodSync(dataDir, 0o711);
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(await freePort()) };
  const server = await spawnServer({ args: [...toProgram(build), 'serve'], cwd: build.root, env });
  try {
    await pause(SETTLED_MS);
    return readResidentMb([server.child.pid ?? 0]);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function load(origin: string, databaseUrl: string): Promise<void> {
  const generator = openGenerator();
  try {
    await generator.follow({ kind: 'carriers', carriers: await prepareCarriers(origin, databaseUrl) });
    await generator.follow({ kind: 'mix', origins: [origin], ...LOAD });
  } finally {
    await generator.close();
  }
}

type Listed = { items: { _id: string }[] };

async function seeOrdersAndPdfs(origin: string): Promise<void> {
  const headers = await signIn(origin, 'admin');
  const get = async (address: string): Promise<Response> => {
    const answer = await fetch(`${origin}/api${address}`, { headers });
    if (answer.status === 503 || answer.status === 429) {
      // A busy machine takes longer for a PDF than people are to wait for it, and nobody else asks for a thousand orders in a minute.
      await pause(RETRY_MS);
      return get(address);
    }
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return answer;
  };
  // Cast: the same shape in each build.
  const list = async (address: string) => ((await (await get(address)).json()) as Listed).items;
  for (let page = 1; page <= ORDERS / PAGE; page += 1)
    for (const { _id } of await list(`/permits/admin/orders?page=${page}&pageSize=${PAGE}`))
      await (await get(`/permits/admin/orders/${_id}`)).arrayBuffer();
  // Of the demo account, because generated orders have no files.
  const owner = await (
    await fetch(`${origin}/api/permits/orders?status=approved`, { headers: await signIn(origin, 'user') })
  ).json();
  // Cast: as above.
  const [withPdfs] = (owner as Listed).items;
  if (withPdfs === undefined) throw new Error('No order has PDFs to join.');
  for (let joined = 0; joined < JOINED; joined += 1)
    await (await get(`/permits/orders/${withPdfs._id}/permits_pdf`)).arrayBuffer();
}

/** As the image of the build starts it, because a server under load is one in service. */
type Loaded = { load: number; orders: number };

async function measureLoaded(build: Build): Promise<Loaded> {
  const product = await openProduct({ users: 80, orders: 1500 }, { program: toProgram(build) });
  try {
    const server = await product.startServer(readAllocator(build));
    const readSettled = async () => {
      await pause(SETTLED_MS);
      return readResidentMb(listFamily(server.pid));
    };
    try {
      await load(server.url, product.databaseUrl);
      const afterLoad = await readSettled();
      await seeOrdersAndPdfs(server.url);
      return { load: afterLoad, orders: await readSettled() };
    } finally {
      await server.stop();
    }
  } finally {
    await product.close();
  }
}

type Measured = { what: string; old: number; next: number };

export async function compareMemory([before, after]: Pair): Promise<void> {
  const reportMemory = ({ what, old, next }: Measured) =>
    report({
      what: `resident memory of the server ${what}`,
      against: before.name,
      ratio: next / old,
      atMost: 0.6,
      figures: `${next.toFixed(0)} to ${old.toFixed(0)} MB`,
    });
  const starts: { old: number; next: number }[] = [];
  for (let round = 0; round < STARTS; round += 1)
    starts.push({ old: await measureFirstStart(before), next: await measureFirstStart(after) });
  reportMemory({
    what: 'after the first start with demo data',
    old: computeMedian(starts.map(({ old }) => old)),
    next: computeMedian(starts.map(({ next }) => next)),
  });
  const [old, next] = [await measureLoaded(before), await measureLoaded(after)];
  reportMemory({ what: `after ${LOAD.seconds} s of mixed load`, old: old.load, next: next.load });
  reportMemory({ what: `after ${ORDERS} orders seen and ${JOINED} joined PDFs`, old: old.orders, next: next.orders });
}
