export type BreakerOptions = {
  /** Consecutive failures that open it. */
  failures: number;
  pauseMs: number;
  now: () => number;
};

/** After `failures` in a row `canRequest` is false for `pauseMs`, then one request tries again. */
export function createBreaker({ failures, pauseMs, now }: BreakerOptions) {
  let inARow = 0;
  let openUntil = Number.NEGATIVE_INFINITY;

  return {
    canRequest: (): boolean => now() >= openUntil,
    recordSuccess(): void {
      inARow = 0;
    },
    /** @returns true if this failure opened the breaker. */
    recordFailure(): boolean {
      inARow += 1;
      if (inARow < failures || now() < openUntil) return false;
      openUntil = now() + pauseMs;
      return true;
    },
  };
}
