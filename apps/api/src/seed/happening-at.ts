import type { Deps } from '../deps.ts';
import { isSandbox } from '../providers/payments/sandbox/sandbox-gateway.ts';

/** Runs `work` with every clock, the card provider's included, set to `instant`, so that demo data has a past. */
export async function runAt<T>(deps: Deps, instant: Date, work: (then: Deps) => Promise<T>): Promise<T> {
  const sandbox = isSandbox(deps.payments) ? deps.payments : null;
  sandbox?.controls.stopClockAt(instant);
  try {
    return await work({ ...deps, clock: { now: () => instant } });
  } finally {
    sandbox?.controls.stopClockAt(null);
  }
}
