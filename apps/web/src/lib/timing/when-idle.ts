type Work = () => Promise<unknown>;

/** Safari has no `requestIdleCallback`. */
const waitMs = 1000;

export function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, waitMs);
  });
}

/**
 * Does one work after the other while nothing else is to be done. Nobody waits for it, so a failure only ends its own work.
 * @returns a function that stops before the next one
 */
export function whenIdle(works: readonly Work[]): () => void {
  let isStopped = false;
  async function run() {
    for (const work of works) {
      await waitUntilIdle();
      if (isStopped) return;
      await Promise.allSettled([work()]);
    }
  }
  void run();
  return () => {
    isStopped = true;
  };
}
