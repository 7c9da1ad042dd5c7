import type { Clock } from '#clock.ts';

/** Its time changes only when a test moves it. */
export type FakeClock = Clock & { advance(milliseconds: number): void; set(instant: Date): void };

export function createFakeClock(start = new Date('2026-11-16T15:00:00Z')): FakeClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (instant) => {
      now = instant.getTime();
    },
  };
}
