type Work = () => Promise<unknown>;

/** @param otherwiseMs how long to wait in Safari, which has no `requestIdleCallback`. */
export function waitUntilIdle(otherwiseMs = 1000): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, otherwiseMs);
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
