import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const cores = availableParallelism();
const last = String(cores - 1);
const canPin = process.platform === 'linux' && cores > 1;

/** This process and all that it starts leave the last core to the generator. */
export function leaveLastCore(): void {
  if (canPin) execFileSync('taskset', ['-acp', cores === 2 ? '0' : `0-${cores - 2}`, String(process.pid)]);
}

/** The command on the last core. */
export function onLastCore(command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', last, ...command] : command;
}
