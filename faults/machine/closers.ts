import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** A part that does not end is said, and ends with the run at the latest. */
async function closeInTime(close: () => unknown): Promise<void> {
  const late = new AbortController();
  const tooLate = pause(PATIENCE_MS, 'late', { signal: late.signal }).catch(() => 'closed');
  const end = await Promise.race([Promise.resolve(close()), tooLate]);
  late.abort();
  if (end === 'late') process.stderr.write(`A part of a scenario did not close within ${PATIENCE_MS / 1000} s.\n`);
}

/** Ends what was opened, the newest first, and goes on when one of them fails. */
export function createClosers() {
  const closers: (() => unknown)[] = [];
  return {
    add(close: () => unknown): void {
      closers.push(close);
    },
    async closeAll(): Promise<void> {
      const failures: unknown[] = [];
      for (const close of closers.toReversed()) {
        try {
          await closeInTime(close);
        } catch (error) {
          failures.push(error);
        }
      }
      closers.length = 0;
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything that was opened could be closed.');
    },
  };
}

export type Closers = ReturnType<typeof createClosers>;
