import { setTimeout as pause } from 'node:timers/promises';

/** @throws an error that names the work if it takes longer, so that no run waits in silence. */
export async function inTime<T>(what: string, limitMs: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const tooLate = pause(limitMs, null, { signal: done.signal }).then(() => {
    throw new Error(`${what} took longer than ${limitMs / 1000} s.`);
  });
  // Aborted as soon as the work is done.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    done.abort();
  }
}
