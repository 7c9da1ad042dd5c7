// The built product beside a neighbor, on an included database of its own with demo data.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SystemState, type SystemTrouble } from '@wideload/contract';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import type { Closers } from '../faults/machine/closers.ts';
import { startProduct } from '../faults/machine/product.ts';

const BUSY = '"server.unavailable"';
const MOST_TRIES = 30;

/** A folder that is open to the other users as which the programs run. */
export function makeFolder(closers: Closers): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-neighbor-'));
  chmodSync(folder, 0o711);
  closers.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that has just started on a busy machine may say for a moment that it is overloaded. */
async function sendPatiently(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url, init);
    const isBusy = answer.status === 503 && (await answer.clone().text()).includes(BUSY);
    if (!isBusy || tries === MOST_TRIES) return answer;
    await pause(1000);
  }
}

export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return sendPatiently(url, init);
}

async function signInAsAdmin(url: string): Promise<string> {
  const [, { email, password }] = demoAccounts;
  const answer = await postJson(`${url}/api/auth/sign-in`, { email, password });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  // Cast: the answer of a sign-in.
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return `Bearer ${accessToken}`;
}

export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export type ProductBeside = {
  url: string;
  /** As the demo admin. */
  call(method: string, path: string, body?: object | File): Promise<{ status: number; body: Record<string, unknown> }>;
  fetchFile(path: string): Promise<{ status: number; type: string | null; bytes: Buffer }>;
  readSystem(): Promise<SystemState>;
  findTrouble(name: SystemTrouble): Promise<boolean>;
  /** The log of the product so far. */
  readLog(): string;
};

export async function startBeside(env: Record<string, string>, closers: Closers): Promise<ProductBeside> {
  const folder = makeFolder(closers);
  const product = await startProduct({ DATA_DIR: folder, PORT: '0', RATE_LIMITS: 'off', ...env });
  closers.add(() => product.stop());
  const { url } = product;
  const authorization = await signInAsAdmin(url);

  async function call(method: string, at: string, body?: object | File) {
    const isFile = body instanceof File;
    const answer = await sendPatiently(`${url}/api${at}`, {
      method,
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    // Cast: every answer of these calls is an object.
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  const readSystem = async () => SystemState.parse((await call('GET', '/admin/system')).body);
  return {
    url,
    call,
    async fetchFile(at) {
      const answer = await fetch(`${url}/api${at}`, { headers: { authorization } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, type: answer.headers.get('content-type'), bytes };
    },
    readSystem,
    findTrouble: async (name) => (await readSystem()).troubles.includes(name),
    readLog: () => readFileSync(path.join(folder, 'log.ndjson'), 'utf8'),
  };
}
