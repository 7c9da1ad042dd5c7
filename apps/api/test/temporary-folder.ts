import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Containers often give it 64 MB, or refuse to run programs there, which the embedded server may have to copy. */
function isMemoryUsable(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .findLast((line) => line.split(' ')[1] === MEMORY);
  if (mount === undefined || /\bnoexec\b|\bro\b/.test(mount)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** Test files create and delete hundreds of databases: on a disk that took an eighth of the processor (docs/decisions/tests-and-ci.md). */
export function chooseTemporaryFolder(): string {
  return process.env['TMPDIR'] ?? (isMemoryUsable() ? MEMORY : tmpdir());
}
