import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFamily } from '../../faults/machine/processes.ts';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Fields of proc_pid_stat(5) after the name, which may have spaces and parentheses. */
const own = [11, 12];
const ownAndEnded = [...own, 13, 14];

/** In ms, of a process that may have ended. */
function readOne(pid: number, times = own): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (times.reduce((sum, field) => sum + Number(fields[field]), 0) / ticksPerSecond) * 1000;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0;
    throw error;
  }
}

/** The processor time in ms of processes and all that they started. */
export function readProcessorTime(pids: readonly number[]): number {
  return pids.flatMap(listFamily).reduce((sum, pid) => sum + readOne(pid), 0);
}

/** The same, with that of processes which it started and which have ended. */
export function readProcessorTimeWithEnded(pid: number): number {
  return listFamily(pid).reduce((sum, member) => sum + readOne(member, ownAndEnded), 0);
}
