import type { FastifyBaseLogger } from 'fastify';

type Options = {
  everyMs: number;
  /** Defaults to at once. */
  firstAfterMs?: number;
  log: FastifyBaseLogger;
  /** A turn is left out while it says so. */
  isPaused?: () => boolean;
};

/** Never two at once; the next run retries a failure. @returns a function that stops it and waits for the current run. */
export function runRepeatedly(
  name: string,
  task: () => Promise<unknown>,
  { everyMs, firstAfterMs = 0, log, isPaused = () => false }: Options,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  async function runTurn(): Promise<void> {
    try {
      if (!isPaused()) await task();
    } catch (error) {
      log.error({ event: 'background.failed', task: name, err: error });
    }
    if (!stopped) timer = setTimeout(begin, everyMs);
  }
  function begin(): void {
    running = runTurn();
  }

  if (firstAfterMs > 0) timer = setTimeout(begin, firstAfterMs);
  else begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
