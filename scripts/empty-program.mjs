// The start of an empty program of Node.js: what a machine does in this time tells its speed at this moment.
import { spawnSync } from 'node:child_process';

/** @returns {number} in ms */
export function measureEmptyProgram() {
  const begin = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  return performance.now() - begin;
}

/** @returns {number} the median of five, in ms */
export function measureMachine() {
  const times = Array.from({ length: 5 }, measureEmptyProgram);
  return times.toSorted((a, b) => a - b)[2];
}
