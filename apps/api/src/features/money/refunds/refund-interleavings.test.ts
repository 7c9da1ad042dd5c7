import type { Order } from '@wideload/contract';
import { expect, test } from 'vitest';
import { createSeededRandom } from '#test/seeded-random.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import {
  anOrderPaidWith,
  crashAtRefund,
  sumRefunded,
  findIntentId,
  listProviderRefunds,
  refundAtProvider,
} from '#test/factories/money/refund-factories.ts';
import { isThorough } from '#test/thorough.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { HOUR, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import { createReconciler } from '../payments.service.ts';
import { reconcileRefunds } from './refunds.service.ts';
import { requestRefund } from './request-refund.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

type RandomRun = { order: Order; chance: () => number; names: string[] };

const pick = <T>({ chance }: RandomRun, list: readonly T[]): T => {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
const drawMoment = (play: RandomRun) => pick(play, ['before', 'after'] as const);

/** Submits a new form, or one that was submitted before. */
async function press(play: RandomRun, deps: Deps = world.deps, answerWithin?: number): Promise<unknown> {
  const { order, names, chance } = play;
  if (names.length === 0 || chance() < 0.7) names.push(world.deps.ids());
  const body = { _id: pick(play, names), amount: pick(play, [1, 2000, 5000, 9000, 10_200]), reason: 'x' };
  const request = { orderId: order._id, body };
  return requestRefund(
    deps,
    { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' },
    request,
    answerWithin,
  );
}

const steps: readonly ((play: RandomRun) => Promise<unknown>)[] = [
  (play) => press(play),
  (play) => Promise.allSettled([press(play), press(play), press(play)]),
  // The process has died before the wait ends.
  (play) => press(play, crashAtRefund(world, drawMoment(play)).deps, 20),
  (play) => {
    world.sandbox.controls.loseAnswer(pick(play, ['createRefund', 'listRefunds'] as const), drawMoment(play));
    return press(play);
  },
  (play) => {
    world.sandbox.controls.failNext('createRefund');
    return press(play);
  },
  (play) => refundAtProvider(world, play.order, pick(play, [1, 3000, 10_200])),
  (play) => deliverWebhooks(world, { reverse: play.chance() < 0.5, times: play.chance() < 0.5 ? 2 : 1 }),
  () => world.sandbox.webhooks.dropPending(),
  () => reconcileRefunds(world.deps),
  (play) => Promise.resolve(world.clock.advance(pick(play, [1, 6, 40, 4000]) * SECOND)),
];

/** An admin may get a refusal, and a background job a provider failure; any other error is a bug. */
function expectOnlyRefusals(results: PromiseSettledResult<unknown>[]): void {
  for (const result of results) {
    if (result.status === 'fulfilled' || result.reason instanceof Problem || getGatewayFailure(result.reason) !== null)
      continue;
    throw result.reason;
  }
}

async function loadBook({ order }: RandomRun) {
  const payment = await world.row('payments', { order_id: order._id }, [
    'id',
    'captured_cents',
    'refund_reserved_cents',
  ]);
  const refunds = await world.rows('refunds', { payment_id: payment.id }, [
    'state',
    'amount_cents',
    'provider_refund_id',
  ]);
  const holding = refunds.filter(({ state }) => state !== 'failed' && state !== 'canceled');
  return { payment, refunds, held: holding.reduce((sum, { amount_cents: amount }) => sum + amount, 0) };
}

async function expectNeverTooMuch(play: RandomRun): Promise<void> {
  const { payment, held } = await loadBook(play);
  expect(await sumRefunded(world, play.order)).toBeLessThanOrEqual(payment.captured_cents);
  expect(held).toBe(payment.refund_reserved_cents);
  expect(held).toBeLessThanOrEqual(payment.captured_cents);
}

/** Without faults, every refund finishes without a person as time passes. */
async function settleEverything({ order }: RandomRun): Promise<void> {
  // Drops faults that no request has used.
  const intent = await findIntentId(world, order);
  for (let call = 0; call < 10; call += 1) await world.sandbox.listRefunds(intent).catch(() => null);
  for (let turn = 0; turn < 4; turn += 1) {
    world.clock.advance(9 * HOUR);
    await createReconciler(world.deps).run();
    await deliverWebhooks(world);
  }
}

// Every third seed has the same kind of card.
test.each(Array.from({ length: isThorough ? 12 : 3 }, (_, seed) => seed + 1))(
  'whatever happens in whatever order (%i): never more than was captured, and every refund of the provider is in our book as it is there',
  async (seed) => {
    const chance = createSeededRandom(seed);
    const alias = ['pm_card_visa', 'pm_card_pendingRefund', 'pm_card_refundFail'][seed % 3];
    const play: RandomRun = { order: await anOrderPaidWith(world, await aUser(world), alias), chance, names: [] };
    for (let turn = 0; turn < 10; turn += 1) {
      const together = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(play, steps)(play));
      expectOnlyRefusals(await Promise.allSettled(together));
      await expectNeverTooMuch(play);
    }
    await settleEverything(play);
    await expectNeverTooMuch(play);

    const [there, { refunds }] = [await listProviderRefunds(world, play.order), await loadBook(play)];
    expect(refunds.filter(({ state }) => state === 'requested')).toEqual([]);
    const known = new Map(refunds.map((refund) => [refund.provider_refund_id, refund]));
    for (const { id, status, amountCents } of there) {
      // A refund made at the provider that failed before any read is not recorded.
      if (status === 'failed' && !known.has(id)) continue;
      expect(known.get(id)).toMatchObject({ state: status, amount_cents: amountCents });
    }
  },
);
