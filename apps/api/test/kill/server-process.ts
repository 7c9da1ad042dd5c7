import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildBundle } from '../bundle.ts';

export type ServerProcess = {
  url: string;
  /** `kill -9`: no request is finished. */
  kill(): Promise<void>;
};

const READY = /ready at (http:\/\/\S+)/;

/** A server that ends before it listens fails the test with its output. */
async function waitUntilReady(
  child: ChildProcess,
  { stdout, stderr }: { stdout: NodeJS.ReadableStream; stderr: string[] },
) {
  for await (const line of createInterface({ input: stdout })) {
    const url = READY.exec(line)?.[1];
    if (url !== undefined) return url.replace('localhost', '127.0.0.1');
  }
  throw new Error(`The server ended with ${child.exitCode} before it was ready:\n${stderr.join('')}`);
}

/** Starts the server on a free port, without the web app, which may not be built. */
export async function startServer(
  env: Record<string, string>,
  { onSpawn }: { onSpawn?: (pid: number) => void } = {},
): Promise<ServerProcess> {
  const main = await buildBundle('test/kill/serve-api.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-killed-'));
  const child = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) onSpawn?.(child.pid);
  const stderr: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()));
  const ended = once(child, 'exit');
  const url = await waitUntilReady(child, { stdout: child.stdout, stderr });
  child.stdout.resume();
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
