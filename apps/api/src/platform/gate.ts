import { Problem } from '#problem.ts';

export type Gate = {
  run<T>(work: () => Promise<T>): Promise<T>;
  readLoad(): { running: number; waiting: number };
};

/** Runs `atOnce` pieces of work at a time and lets `mostWaiting` wait in memory. @throws Problem server.unavailable beyond that */
export function createGate({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    readLoad: () => ({ running, waiting: waiting.length }),
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw new Problem('server.unavailable', { retryAfterSeconds: 3 });
        // Finished work hands over its place, so `running` stays the same.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
