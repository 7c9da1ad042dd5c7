import type { Balance, Card, OrderFile } from '@wideload/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUserActor } from '#actor.ts';
import { aWidenedOrder, texas } from '#test/factories/money/adjustment-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aCard, listCharges, deliverWebhooks, crashAt, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aWorld, madeEachTime, type World } from '#test/world.ts';
import { MINUTE, SECOND } from '#clock.ts';
import { chargeAdjustment, confirmPayment, createReconciler } from '../payments.service.ts';

type Answer = Awaited<ReturnType<World['call']>>;

const world = aWorld();
let reconciler: ReturnType<typeof createReconciler>;

const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aWidenedOrder(world, carrier, admin));
beforeEach(async () => {
  await deliverWebhooks(world);
  reconciler = createReconciler(world.deps);
  // The first turn reads the provider's event list; for an hour after it, the reconciler only reads payments.
  await reconciler.run();
});

const timings = { answerWithin: 20, waitForFirst: 10, lookEvery: 5 };
const toPath = () => `/permits/admin/orders/${order._id}`;
const charge = (card: Card) => {
  const body = { cardId: card.id, expectedAmount: texas };
  return world.call('POST', `${toPath()}/adjustments`, { token: admin.token, body });
};
/** The charge in a process that dies at the given point; its commits remain. */
async function crashWhileCharging(
  card: Card,
  at: 'createIntent' | 'confirmIntent',
  when: 'before' | 'after',
): Promise<void> {
  const { deps, death } = crashAt(world, at, when);
  const actor = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' } as const;
  const request = { orderId: order._id, cardId: card.id, expectedAmount: texas };
  await Promise.all([chargeAdjustment(deps, actor, request, timings), death]);
}

const loadFile = async () => {
  const { token } = await aUser(world, { role: 'admin' });
  return await world.read<OrderFile>(toPath(), { token });
};
const readStatus = (answer: Answer) => answer.json<{ status: string }>().status;
const listMails = async (kind: string) =>
  (await world.rows('deliveries', { kind }, ['content'])).filter(
    ({ content }) => (content as { orderId?: string }).orderId === order._id,
  ).length;

async function loadOutcome() {
  const { status, paid, adjustment } = await loadFile();
  const charges = (await listCharges(world, order)).filter((one) => one.status === 'succeeded').length;
  const [receipts, requests] = [await listMails('adjustment-paid'), await listMails('adjustment-due')];
  return {
    status,
    paid,
    charges,
    taken: await sumTaken(world, order),
    isOpen: adjustment !== null,
    receipts,
    requests,
  };
}
const chargedOnce = {
  status: 'pending',
  paid: 12_700,
  charges: 2,
  taken: 12_700,
  isOpen: false,
  receipts: 1,
  requests: 0,
};
const requestedOnce = {
  status: 'pending',
  paid: 6500,
  charges: 1,
  taken: 6500,
  isOpen: true,
  receipts: 0,
  requests: 1,
};

describe('a process that dies while it charges a difference', () => {
  test.each([
    ['before the intent is made', 'createIntent', 'before'],
    ['after the intent was made, before its id was stored', 'createIntent', 'after'],
    ['after the confirmation was noted, before it was executed', 'confirmIntent', 'before'],
  ] as const)('%s has charged nothing; after 120 seconds the next charge is the only one', async (_, at, when) => {
    const card = await aCard(world, carrier);
    await crashWhileCharging(card, at, when);
    await reconciler.run();
    expect((await loadFile()).adjustment).toMatchObject({ isCharging: true, askedAt: null });
    world.clock.advance(121 * SECOND);
    await reconciler.run();
    expect(await sumTaken(world, order)).toBe(6500);
    expect(readStatus(await charge(card))).toBe('succeeded');
    expect(await loadOutcome()).toEqual(chargedOnce);
  });

  test.each([
    ['the reconciler', async () => world.sandbox.webhooks.dropPending().then(() => reconciler.run())],
    ['the webhook', () => deliverWebhooks(world)],
  ] as const)('after the charge: %s finds it paid, once', async (_, find) => {
    const card = await aCard(world, carrier);
    await crashWhileCharging(card, 'confirmIntent', 'after');
    expect((await loadFile()).paid).toBe(6500);
    world.clock.advance(6 * SECOND);
    await find();
    await Promise.all([reconciler.run(), deliverWebhooks(world)]);
    expect(await loadOutcome()).toEqual(chargedOnce);
    expect((await charge(card)).json<{ code: string }>().code).toBe('adjustment.not-due');
  });

  test.each(['pm_card_sandbox_insufficientFunds', 'pm_card_authenticationRequired'])(
    'after %s was declined: the reconciler finds it, and the carrier gets one request',
    async (alias) => {
      const card = await aCard(world, carrier, alias);
      await crashWhileCharging(card, 'confirmIntent', 'after');
      await world.sandbox.webhooks.dropPending();
      world.clock.advance(6 * SECOND);
      await reconciler.run();
      await reconciler.run();
      expect(await loadOutcome()).toEqual(requestedOnce);
    },
  );
});

test.each(['before', 'after'] as const)(
  'an answer that is lost %s the charge leaves it unknown, and never charges twice',
  async (when) => {
    const card = await aCard(world, carrier);
    world.sandbox.controls.loseAnswer('confirmIntent', when);
    const first = await charge(card);
    expect([first.statusCode, first.json()]).toEqual([202, { status: 'processing' }]);
    await world.sandbox.webhooks.dropPending();
    await charge(card);
    world.clock.advance(121 * SECOND);
    await reconciler.run();
    await charge(card);
    expect(await loadOutcome()).toEqual(chargedOnce);
  },
);

test('an unfinished 3-D Secure is canceled after an hour; the request stays, and is paid by a new intent', async () => {
  const body = { cardId: null, expectedAmount: texas };
  await world.call('POST', `${toPath()}/adjustments`, { token: admin.token, body });
  const balance = await world.call('GET', `/permits/orders/${order._id}/balance`, { token: carrier.token });
  const adjustmentId = balance.json<Balance>().adjustment?._id;
  const actor = createUserActor(carrier.id, '');
  const press = ({ sourceId }: Card) =>
    confirmPayment(world.deps, actor, { sourceId, orderId: order._id, expectedTotal: texas, adjustmentId });
  const secure = await aCard(world, carrier, 'pm_card_authenticationRequired');
  const good = await aCard(world, carrier);
  expect((await press(secure)).status).toBe('requires_action');
  world.clock.advance(61 * MINUTE);
  await reconciler.run();
  expect((await loadFile()).adjustment).toMatchObject({ isCharging: false });
  expect(await listMails('adjustment-due')).toBe(1);
  expect((await press(good)).status).toBe('succeeded');
  expect(await loadOutcome()).toEqual(chargedOnce);
});

test('an unexpected amount is flagged, and the request is neither paid nor charged again', async () => {
  const card = await aCard(world, carrier);
  await crashWhileCharging(card, 'confirmIntent', 'after');
  await world.database.pool.query(
    `UPDATE stripe_stand_in.objects SET data = jsonb_set(data, '{amount_received}', '51')
     WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $1 AND (data ->> 'amount')::int = $2`,
    [order._id, texas],
  );
  world.clock.advance(6 * SECOND);
  await reconciler.run();
  expect((await loadFile()).payments[0]).toMatchObject({ kind: 'adjustment', anomaly: 'provider.amount', captured: 0 });
  expect((await charge(card)).json<{ code: string }>().code).toBe('order_not_payable');
  expect(await listMails('adjustment-paid')).toBe(0);
  const withdrawal = await world.call('DELETE', `${toPath()}/adjustments`, { token: admin.token });
  expect(withdrawal.statusCode).toBe(409);
});
