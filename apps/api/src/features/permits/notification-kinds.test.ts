import type { Order, Permit } from '@wideload/contract';
import { expect, test } from 'vitest';
import { after, DAY, HOUR } from '#clock.ts';
import {
  amendPermit,
  aPendingOrder,
  asIssued,
  changePermit,
  findPermit,
  issue,
} from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { notifyEndingPermits } from './permits.service.ts';

const world = aWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

/** From the database, as the clock of these tests outlives the session. */
function listUrgent() {
  return world.deps.db
    .selectFrom('notifications')
    .select(['kind', 'comment'])
    .where('user_id', '=', carrier.id)
    .where('kind', '<>', 'order')
    .orderBy('id', 'desc')
    .execute();
}

const dayAt = (date: Date) => date.toISOString().slice(0, 10);

/** Valid from today to tomorrow in Texas. */
async function anOrderThatEnds(): Promise<{ order: Order; permit: Permit; last: string }> {
  const order = await aPendingOrder(world, carrier);
  const requested = findPermit(order);
  const now = world.clock.now();
  const last = dayAt(after(now, DAY));
  const change = { ...asIssued, validFrom: dayAt(now), validTo: last, despiteDoubts: 'true' } as const;
  const answer = await changePermit(world, admin, { permit: requested, change });
  expect(answer.statusCode, answer.body).toBe(200);
  return { order, permit: answer.json().permit, last };
}

test('a permit that ends today and one that has expired are told once each, whoever runs the sweep', async () => {
  await anOrderThatEnds();
  await notifyEndingPermits(world.deps);
  expect(await listUrgent()).toEqual([]);

  world.clock.advance(DAY);
  await Promise.all([notifyEndingPermits(world.deps), notifyEndingPermits(world.deps)]);
  await notifyEndingPermits(world.deps);
  expect(await listUrgent()).toEqual([
    {
      kind: 'ends-today',
      comment: expect.stringMatching(/^The permit of Texas ends today, \w+ \d+, 2026\. Status: pending$/),
    },
  ]);

  world.clock.advance(DAY);
  await notifyEndingPermits(world.deps);
  world.clock.advance(HOUR);
  await notifyEndingPermits(world.deps);
  expect((await listUrgent()).map(({ kind }) => kind)).toEqual(['expired', 'ends-today']);
  expect((await listUrgent())[0]?.comment).toContain('Do not travel with it.');
});

test('a deleted notification does not come back', async () => {
  await anOrderThatEnds();
  world.clock.advance(DAY);
  await notifyEndingPermits(world.deps);
  await world.deps.db.deleteFrom('notifications').where('user_id', '=', carrier.id).execute();
  await notifyEndingPermits(world.deps);
  expect(await listUrgent()).toEqual([]);
});

test('what ended long ago is no news', async () => {
  await anOrderThatEnds();
  world.clock.advance(10 * DAY);
  await notifyEndingPermits(world.deps);
  expect(await listUrgent()).toEqual([]);
});

test('an amendment without a change of days says nothing of them', async () => {
  const order = await aPendingOrder(world, carrier);
  const requested = findPermit(order);
  const { permit } = await issue(world, admin, requested);
  expect((await amendPermit(world, admin, { permit, parts: { stateNumber: 'TX-2' } })).statusCode).toBe(200);
  expect(await listUrgent()).toEqual([]);
});
