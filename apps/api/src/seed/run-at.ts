import type { Deps } from '#deps.ts';

/** Sets every clock, the stand-in's included, so that demo data has a past. */
export async function runAt<T>(deps: Deps, instant: Date, work: (then: Deps) => Promise<T>): Promise<T> {
  deps.standIn?.controls.stopClockAt(instant);
  try {
    return await work({ ...deps, clock: { now: () => instant } });
  } finally {
    deps.standIn?.controls.stopClockAt(null);
  }
}
