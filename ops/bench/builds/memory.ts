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
import { report } from '../report.ts';
import { toProgram, type Build, type Pair } from './build.ts';
import { signIn } from './sign-in.ts';

/** What ends when it is idle has ended then. */
const SETTLED_MS = 40_000;
const RETRY_MS = 3000;
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

type Listed = { items: { _id: string; status: string }[] };

async function seeOrdersAndPdfs(origin: string): Promise<void> {
  const headers = await signIn(origin, 'admin');
  const get = async (address: string): Promise<Response> => {
    const answer = await fetch(`${origin}/api${address}`, { headers });
    if (answer.status === 503) {
      // A busy machine takes longer for a PDF than people are to wait for it.
      await pause(RETRY_MS);
      return get(address);
    }
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return answer;
  };
  let joined = 0;
  for (let page = 1; page <= ORDERS / PAGE; page += 1) {
    // Cast: the same shape in each build.
    const { items } = (await (await get(`/permits/admin/orders?page=${page}&pageSize=${PAGE}`)).json()) as Listed;
    for (const { _id, status } of items) {
      await (await get(`/permits/admin/orders/${_id}`)).arrayBuffer();
      if (status !== 'approved' || joined === JOINED) continue;
      await (await get(`/permits/orders/${_id}/permits_pdf`)).arrayBuffer();
      joined += 1;
    }
  }
  if (joined < JOINED) throw new Error(`Only ${joined} orders have PDFs to join.`);
}

type Figures = { start: number; load: number; orders: number };

async function measureMemory(build: Build): Promise<Figures> {
  const start = await measureFirstStart(build);
  const product = await openProduct({ users: 80, orders: 1500 }, { program: toProgram(build) });
  try {
    const server = await product.startServer();
    const readSettled = async () => {
      await pause(SETTLED_MS);
      return readResidentMb(listFamily(server.pid));
    };
    try {
      await load(server.url, product.databaseUrl);
      const afterLoad = await readSettled();
      await seeOrdersAndPdfs(server.url);
      return { start, load: afterLoad, orders: await readSettled() };
    } finally {
      await server.stop();
    }
  } finally {
    await product.close();
  }
}

const names: Readonly<Record<keyof Figures, string>> = {
  start: 'after the first start with demo data',
  load: `after ${LOAD.seconds} s of mixed load`,
  orders: `after ${ORDERS} orders seen and ${JOINED} joined PDFs`,
};

export async function compareMemory([before, after]: Pair): Promise<void> {
  const [old, next] = [await measureMemory(before), await measureMemory(after)];
  for (const what of ['start', 'load', 'orders'] as const)
    report({
      what: `resident memory of the server ${names[what]}`,
      against: before.name,
      ratio: next[what] / old[what],
      atMost: 0.6,
      figures: `${next[what].toFixed(0)} to ${old[what].toFixed(0)} MB`,
    });
}
