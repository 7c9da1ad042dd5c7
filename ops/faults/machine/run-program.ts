import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs another program to its end. @throws with what it printed if it fails. */
export const run = promisify(execFile);
