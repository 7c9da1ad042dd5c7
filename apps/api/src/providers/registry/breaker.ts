export type BreakerOptions = {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open. */
  pauseMs: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
};

/**
 * Spares a service that keeps failing, and the people who would wait for it: after `failures` in a row nobody asks for `pauseMs`, then
 * one question finds out.
 */
export function createBreaker({ failures, pauseMs, now }: BreakerOptions) {
  let inARow = 0;
  let closedAgainAt = Number.NEGATIVE_INFINITY;

  return {
    /** Whether a question may go out. Once the pause is over the next failure opens it again at once. */
    mayAsk: (): boolean => now() >= closedAgainAt,
    succeeded(): void {
      inARow = 0;
    },
    /** @returns true when this failure opened the breaker. */
    failed(): boolean {
      inARow += 1;
      if (inARow < failures || now() < closedAgainAt) return false;
      closedAgainAt = now() + pauseMs;
      return true;
    },
  };
}
