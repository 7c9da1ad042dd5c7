import { contract } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aPaidOrder, setPassword } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';

const world = aWorld({ env: { REFUND_WITHOUT_PROOF: '5' } });

const calls = Object.entries(contract).flatMap(([part, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${part}.${name}`, endpoint })),
);

test('these calls need a fresh proof, and no other', () => {
  expect(calls.flatMap(({ name, endpoint }) => ('stepUp' in endpoint ? [name] : []))).toEqual([
    'accounts.endSession',
    'accounts.endOtherSessions',
    'signInMethods.newPasskeyOptions',
    'signInMethods.addPasskey',
    'signInMethods.removePasskey',
    'signInMethods.beginAuthenticator',
    'signInMethods.confirmAuthenticator',
    'signInMethods.removeAuthenticator',
    'signInMethods.newRecoveryCodes',
    'webhooks.create',
    'webhooks.rotateSecret',
    'webhooks.move',
    'apiKeys.create',
    'apiKeys.revoke',
    'joins.agree',
    'joins.confirm',
    'phoneCharges.charge',
    'adjustments.charge',
    'books.close',
    'books.reopen',
    'users.create',
    'users.changeDeskRole',
    'users.changeEmail',
    'users.changePassword',
    'users.removeSecondFactor',
    'approvals.ask',
    'approvals.approve',
  ]);
  expect(calls.flatMap(({ name, endpoint }) => ('stepUpAbove' in endpoint ? [name] : []))).toEqual([
    'feeDifferences.settle',
    'refunds.create',
  ]);
});

test('ten minutes after the sign-in an account is made only with a new proof, and then at once', async () => {
  const admin = await aUser(world, { role: 'admin' });
  await setPassword(world, admin);
  const { token } = admin;
  const body = { email: 'new-admin@test.example', password: 'given', role: 'admin' };
  const create = () => world.call('POST', '/users', { token, body });
  world.clock.advance(10 * MINUTE);
  expect((await create()).json()).toMatchObject({ status: 403, code: 'step-up.required' });
  await world.call('POST', '/auth/step_up', { token, body: { password: 'Gooseneck-7' } });
  expect((await create()).statusCode).toBe(201);
});

test.each([
  ['closes a month', 'books/1990-01/close', { entries: 0 }],
  ['reopens a month', 'books/1990-01/reopen', { reason: 'A fee was missing.' }],
  [
    'charges a difference',
    'orders/0189b2f0-0000-7000-8000-000000000bad/adjustments',
    { cardId: null, expectedAmount: 1 },
  ],
  ['charges a phone order', 'orders/0189b2f0-0000-7000-8000-000000000bad/phone_charge', { expectedTotal: 1 }],
])('ten minutes after the sign-in nobody %s without a new proof', async (_, path, body) => {
  const admin = await aUser(world, { role: 'admin' });
  await setPassword(world, admin);
  const { token } = admin;
  const act = async () =>
    (await world.call('POST', `/permits/admin/${path}`, { token, body })).json<{ code: string }>();
  world.clock.advance(10 * MINUTE);
  expect((await act()).code).toBe('step-up.required');
  await world.call('POST', '/auth/step_up', { token, body: { password: 'Gooseneck-7' } });
  expect((await act()).code).toMatch(/^(?:not-found|month\.not-(?:next|last))$/);
});

test('a refund up to the limit needs none, a larger one does and changes nothing without', async () => {
  const [user, admin] = [await aUser(world), await aUser(world, { role: 'admin' })];
  await setPassword(world, admin);
  const { _id: id } = await aPaidOrder(world, user);
  const { token } = admin;
  const refund = (amount: number) =>
    world.call('POST', `/permits/admin/orders/${id}/refunds`, { token, body: { amount, reason: 'Too much' } });
  world.clock.advance(10 * MINUTE);
  expect((await refund(500)).statusCode).toBe(201);
  expect((await refund(501)).json()).toMatchObject({ code: 'step-up.required' });
  expect(await world.rows('refunds')).toHaveLength(1);
  await world.call('POST', '/auth/step_up', { token, body: { password: 'Gooseneck-7' } });
  expect((await refund(501)).statusCode).toBe(201);
});
