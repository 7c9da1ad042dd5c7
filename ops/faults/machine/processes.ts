import { readdirSync, readFileSync } from 'node:fs';

function readParent(pid: number): number | null {
  try {
    // The name of a program may have spaces and parentheses; the parent is the second field after it.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(parent);
  } catch {
    // It has ended since it was listed.
    return null;
  }
}

/** The process and all that it started, the oldest first. */
export function listFamily(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readParent(Number(name))]),
  );
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member && !family.includes(child)) family.push(child);
  return family;
}

/** A process that has ended meanwhile needs no signal. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
