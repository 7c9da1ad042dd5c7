import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { listClosedWindows } from '../hours/state-hours.ts';
import { HOUR, toInstant, type Span } from '../hours/local-time.ts';
import { aPlan, aTravelLoad, at, simulate } from './trip.test-support.ts';

function sumDriving(drives: readonly Span[], { from, to }: Span): number {
  return drives.reduce((sum, drive) => sum + Math.max(0, Math.min(drive.to, to) - Math.max(drive.from, from)), 0);
}

describe('for any departure', () => {
  const random = createSeededRandom(14);
  const loads = [aTravelLoad(), aTravelLoad(120, 162, 80_000), aTravelLoad(102, 162, 107_000), aTravelLoad(186, 190)];
  const plans = loads.map((load) => aPlan(undefined, undefined, load));
  const start = at('2026-10-28 00:00');
  const cases = Array.from({ length: 120 }, (_, index) => ({
    plan: plans[index % plans.length] ?? aPlan(),
    departure: toInstant(start + Math.floor(random() * 200 * 24 * 60) * 60_000),
    delay: Math.ceil(random() * 72 * 60) * 60_000,
  }));

  test('leaving later never arrives earlier, nor enters a state earlier', () => {
    for (const { plan, departure, delay } of cases) {
      const [early, late] = [simulate(plan, departure), simulate(plan, toInstant(departure + delay))];
      expect(late.arrival).toBeGreaterThanOrEqual(early.arrival);
      for (const [index, stay] of late.stays.entries())
        expect(stay.enters).toBeGreaterThanOrEqual(early.stays[index]?.enters ?? 0);
    }
  });

  test('the segments follow each other, and nobody drives in a closed hour', () => {
    for (const { plan, departure } of cases) {
      const { segments, stays, arrival } = simulate(plan, departure);
      expect(segments.map(({ from }) => from)).toEqual([departure, ...segments.slice(0, -1).map(({ to }) => to)]);
      expect(segments.at(-1)?.to).toBe(arrival);
      for (const { enters, leaves } of stays) expect(enters).toBeLessThanOrEqual(leaves);
      for (const segment of segments.filter(({ kind }) => kind === 'drive')) {
        const hours = plan.find((leg) => leg.hours.state === segment.state)?.hours;
        expect(hours && listClosedWindows(hours, segment)).toEqual([]);
      }
    }
  });

  test('nobody drives more than 11 hours of a day or of any 21 hours, and all miles are driven', () => {
    for (const { plan, departure } of cases) {
      const drives = simulate(plan, departure).segments.flatMap((segment) => (segment.kind === 'drive' ? segment : []));
      for (const { state, from, to } of drives) {
        const clock = plan.find(({ hours }) => hours.state === state)?.hours.clock;
        // A day is that of the state in which the truck drives.
        const midnight = clock?.spanOf(clock.dayOf(from)).from ?? from;
        expect(sumDriving(drives, { from: toInstant(to - 21 * HOUR), to })).toBeLessThanOrEqual(11 * HOUR);
        expect(sumDriving(drives, { from: midnight, to })).toBeLessThanOrEqual(11 * HOUR);
      }
      const miles = drives.reduce((sum, drive) => sum + drive.miles, 0);
      expect(miles).toBeCloseTo(
        plan.reduce((sum, leg) => sum + leg.miles, 0),
        1,
      );
    }
  });
});
