import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Outcome } from './generator.ts';
import { availableParallelism } from 'node:os';

const cores = availableParallelism();
const last = String(cores - 1);
const canPin = process.platform === 'linux' && cores > 1;

/** This process and all that it starts leave the last core to the generator. */
export function leaveLastCore(): void {
  if (canPin) execFileSync('taskset', ['-acp', cores === 2 ? '0' : `0-${cores - 2}`, String(process.pid)]);
}

/** The command on the last core. */
function onLastCore(command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', last, ...command] : command;
}

export type Generator = { follow(order: Order): Promise<Outcome>; close(): Promise<void> };

export function openGenerator(): Generator {
  const file = fileURLToPath(new URL('generator.ts', import.meta.url));
  const [program = '', ...args] = onLastCore([process.execPath, '--import', 'tsx', file]);
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  return {
    async follow(order) {
      child.send(order);
      const answer = once(child, 'message');
      const first = await Promise.race([answer, ended.then(() => null)]);
      if (first === null) throw new Error('The generator ended.');
      // Cast: `generator.ts` answers each order with one outcome.
      return first[0] as Outcome;
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
