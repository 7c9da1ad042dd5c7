export const REQUESTS = 10_000;
export const AT_ONCE = 200;
export const IDLE_CONNECTIONS = 2000;

export type Flooded = {
  counts: readonly (readonly [status: number, times: number])[];
  /** Refusals without Retry-After. */
  silent: number;
  ms: number;
};
