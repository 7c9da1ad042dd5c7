// Measures the current speed of the machine: how long Node.js takes to start an empty program.
import { spawnSync } from 'node:child_process';

/** @returns {number} the average of so many starts, in ms */
export function measureEmptyProgram(starts = 1) {
  const begin = performance.now();
  for (let start = 0; start < starts; start += 1) spawnSync(process.execPath, ['--eval', '']);
  return (performance.now() - begin) / starts;
}
