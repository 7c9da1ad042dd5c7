import { expect, test } from 'vitest';
import { createShippedRouter } from './shipped.ts';

const places = [
  { label: 'Dallas, TX', lat: 32.82, lng: -96.84 },
  { label: 'Tulsa, OK', lat: 36.12, lng: -95.93 },
];

/** How often other work, such as a request, could run meanwhile. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(count);
  function count() {
    turns += 1;
    next = setImmediate(count);
  }
  await work();
  clearImmediate(next);
  return turns;
}

test('other work runs between the parts of the loading, and a warm router loads nothing more', async () => {
  const router = createShippedRouter();
  expect(await countTurns(() => router.warm())).toBeGreaterThanOrEqual(2);
  expect(await countTurns(() => router.findRoutes(places))).toBe(0);
});

test('a cold router loads for its first question', async () => {
  const router = createShippedRouter();
  expect(await countTurns(() => router.findRoutes(places))).toBeGreaterThanOrEqual(2);
});
