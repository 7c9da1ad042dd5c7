import { inTime } from './in-time.ts';

const PATIENCE_MS = 20_000;

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
          await inTime(`Closing a part of a scenario (${String(close)})`, PATIENCE_MS, Promise.resolve(close()));
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
