import { expect, test } from 'vitest';
import { anOrderPaidWith, findIntentId } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, aWorld } from '#test/world.ts';

const world = aWorld();

const read = async () => (await world.app.inject({ method: 'GET', url: '/dev/disputes' })).body;

test('the page of the sandbox lists its disputes and decides them', async () => {
  expect(await read()).toContain('No charge is disputed.');
  const order = await anOrderPaidWith(world, await aUser(world));
  const { id } = await world.sandbox.openDispute(await findIntentId(world, order));
  expect(await read()).toMatch(new RegExp(`${id}, payment pi_[a-z]+</p><p>needs_response, to be answered by`));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // A second press, in any direction, and a dispute that is unknown change nothing.
  for (const path of [`${id}/won`, `${id}/lost`, 'dp_unknown/won', '%00/won']) {
    const answer = await world.app.inject({ method: 'POST', url: `/dev/disputes/${path}`, headers, payload: '' });
    expect([answer.statusCode, answer.headers.location], path).toEqual([303, '/dev/disputes']);
  }
  expect(await read()).toContain('<p>won');
  expect(await read()).not.toContain('Decide for us');
});

test('an installation with Stripe has no such page', async () => {
  const real = await startWorld({ provider: 'stripe' });
  try {
    expect((await real.app.inject({ method: 'GET', url: '/dev/disputes' })).statusCode).toBe(404);
  } finally {
    await real.close();
  }
});
