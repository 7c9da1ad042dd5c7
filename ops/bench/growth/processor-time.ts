import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFamily } from '../../faults/machine/processes.ts';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** In ms, of a process that may have ended. */
function readOne(pid: number): number {
  try {
    // The name of a program may have spaces and parentheses; user and system time are the fields 12 and 13 after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0;
    throw error;
  }
}

/** The processor time in ms of processes and all that they started. */
export function readProcessorTime(pids: readonly number[]): number {
  return pids.flatMap(listFamily).reduce((sum, pid) => sum + readOne(pid), 0);
}
