import { cpuUsage } from 'node:process';

/** Milliseconds of a processor that `work` takes: those of a clock would count what other processes take from it. */
export function processorTimeOf(work: () => unknown): number {
  const before = cpuUsage();
  work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}
