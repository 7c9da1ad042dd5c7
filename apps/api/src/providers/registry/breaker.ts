export type BreakerOptions = {
  /** Consecutive failures that open it. */
  failures: number;
  pauseMs: number;
  now: () => number;
};

/** After `failures` in a row `mayAsk` is false for `pauseMs`, then one request tries again. */
export function createBreaker({ failures, pauseMs, now }: BreakerOptions) {
  let inARow = 0;
  let closedAgainAt = Number.NEGATIVE_INFINITY;

  return {
    mayAsk: (): boolean => now() >= closedAgainAt,
    succeeded(): void {
      inARow = 0;
    },
    /** @returns true if this failure opened the breaker. */
    failed(): boolean {
      inARow += 1;
      if (inARow < failures || now() < closedAgainAt) return false;
      closedAgainAt = now() + pauseMs;
      return true;
    },
  };
}
