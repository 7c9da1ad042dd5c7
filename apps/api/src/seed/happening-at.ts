import type { Deps } from '../deps.ts';

/** Does `work` with every clock stopped at `instant`, that of the stand-in too: demo data with a past. */
export async function happeningAt<T>(deps: Deps, instant: Date, work: (then: Deps) => Promise<T>): Promise<T> {
  deps.standIn?.controls.stopClockAt(instant);
  try {
    return await work({ ...deps, clock: { now: () => instant } });
  } finally {
    deps.standIn?.controls.stopClockAt(null);
  }
}
