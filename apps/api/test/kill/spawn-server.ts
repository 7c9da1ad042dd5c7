import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type SpawnedServer = {
  url: string;
  child: ChildProcess;
  /** Its standard error so far. */
  readErrors(): string;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
};

type Spawn = {
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** Called before the server listens. */
  onSpawn?: ((pid: number) => void) | undefined;
};

const READY = /ready at (http:\/\/\S+)/;

/** Starts a server and waits until it listens. @throws with its output if it ends before. */
export async function spawnServer({ args, cwd, env, onSpawn }: Spawn): Promise<SpawnedServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) onSpawn?.(child.pid);
  const stderr: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk.toString()));
  // Cast: `exit` has the code first.
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const readErrors = () => stderr.join('');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url: url.replace('localhost', '127.0.0.1'), child, readErrors, ended };
  }
  throw new Error(`The server ended with ${await ended} before it was ready:\n${readErrors()}`);
}
