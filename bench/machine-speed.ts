// How much slower this machine is at this moment than the quiet one for which times are promised.
import { spawnSync } from 'node:child_process';
import { computeMedian } from './measure.ts';

/** Node.js starts in this time on the quiet machine. */
const QUIET_MS = 42;

/** The start of an empty program, in ms. */
export function measureEmptyProgram(): number {
  const begin = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  return performance.now() - begin;
}

/** 1 on the quiet machine, 3 on one that takes three times as long. */
export function measureSlowness(): number {
  return computeMedian(Array.from({ length: 9 }, measureEmptyProgram)) / QUIET_MS;
}
