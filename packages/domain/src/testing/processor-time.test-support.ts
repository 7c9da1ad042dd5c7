import { cpuUsage } from 'node:process';

/** Milliseconds of processor time: a clock would include other processes. */
export function measureProcessorTime(work: () => unknown): number {
  const before = cpuUsage();
  work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}
