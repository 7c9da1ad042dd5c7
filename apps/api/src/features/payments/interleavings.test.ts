import type { Card, Order } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories.ts';
import { aPayableOrder } from '../../../test/order-factories.ts';
import { aCard, chargesOf, deliverWebhooks, dyingAt } from '../../../test/payment-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { HOUR, SECOND } from '../../clock.ts';
import { Problem } from '../../problem.ts';
import { GatewayError } from '../../providers/payments/gateway-error.ts';
import { saveOrder } from '../orders/orders.service.ts';
import { confirmPayment, makeReconciler, paymentGuard, readPaymentIntent } from './payments.service.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Play = { user: SignedInUser; order: Order; cards: Card[]; chance: () => number; secrets: string[] };
type Step = (play: Play) => Promise<unknown>;

const timings = { answerWithin: 30, waitForFirst: 15, lookEvery: 5 };
const pick = <T>({ chance }: Play, list: readonly T[]): T => {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
const actorOf = ({ user }: Play) => ({ kind: 'user', id: user.id, sessionId: '' }) as const;

async function press(play: Play, deps = world.deps): Promise<void> {
  const body = { sourceId: pick(play, play.cards).sourceId, orderId: play.order._id };
  const answer = await confirmPayment(deps, actorOf(play), body, timings).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Error('PAY answered with a fault.', { cause: error });
  });
  if (answer.status === 'requires_action') play.secrets.push(answer.clientSecret);
}

const steps: readonly Step[] = [
  (play) => press(play),
  (play) => press(play),
  (play) => Promise.allSettled([press(play), press(play), press(play)]),
  (play) => {
    const operation = pick(play, ['createIntent', 'confirmIntent'] as const);
    return press(play, dyingAt(world, operation, pick(play, ['before', 'after'] as const)).deps);
  },
  (play) => {
    world.sandbox.controls.loseAnswer(
      pick(play, ['createIntent', 'confirmIntent', 'getIntent', 'cancelIntent'] as const),
      pick(play, ['before', 'after'] as const),
    );
    return press(play);
  },
  (play) => {
    world.sandbox.controls.failNext('confirmIntent');
    return press(play);
  },
  (play) => deliverWebhooks(world, { reverse: play.chance() < 0.5, times: play.chance() < 0.5 ? 2 : 1 }),
  () => world.sandbox.webhooks.dropPending(),
  () => makeReconciler(world.deps).run(),
  (play) => readPaymentIntent(world.deps, actorOf(play), play.order._id),
  (play) => Promise.resolve(world.clock.advance(pick(play, [1, 10, 125, 1000, 4000]) * SECOND)),
  (play) =>
    play.secrets.length === 0
      ? Promise.resolve()
      : world.sandbox.browser.completeAuthentication(
          pick(play, play.secrets),
          pick(play, ['succeed', 'succeed', 'fail'] as const),
        ),
  async (play) => {
    const stored = await world.deps.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', play.order._id)
      .executeTakeFirstOrThrow();
    const jurisdictions = pick(play, [['TX'], ['TX', 'OH'], ['OH', 'KY']] as const);
    const payments = paymentGuard(world.deps);
    const change = { version: stored.version, jurisdictions: [...jurisdictions], step: 4 };
    const saved = await saveOrder(world.deps, actorOf(play), { id: play.order._id, body: change, payments });
    const review = { version: saved.version, reviewed: true, step: 6 };
    await saveOrder(world.deps, actorOf(play), { id: play.order._id, body: review, payments });
  },
];

/** A refusal is what a carrier sees, a failing provider what the background meets; anything else is a fault. */
function expectOnlyRefusals(results: PromiseSettledResult<unknown>[]): void {
  for (const result of results) {
    if (result.status === 'fulfilled' || result.reason instanceof Problem || result.reason instanceof GatewayError)
      continue;
    throw result.reason;
  }
}

async function truthOf({ order }: Play) {
  const row = await world.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  const successes = (await chargesOf(world, order)).filter(({ status }) => status === 'succeeded');
  const payments = await world.deps.db.selectFrom('payments').selectAll().where('order_id', '=', order._id).execute();
  const receipts = await world.deps.db.selectFrom('outbox').select('key').where('kind', '=', 'order-paid').execute();
  return {
    status: row.status,
    total: row.total_price_cents,
    taken: successes.map(({ amountCents }) => amountCents),
    captured: payments.map(({ captured_cents }) => captured_cents).filter((captured) => captured > 0),
    anomalies: payments.flatMap(({ anomaly }) => anomaly ?? []),
    receipts: receipts.filter(({ key }) => payments.some(({ id }) => key === `receipt:${id}`)).length,
  };
}

/** The world is well again, time passes, and everything finds its end without a person. */
async function comeToRest(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    world.clock.advance(2 * HOUR);
    await makeReconciler(world.deps).run();
    await deliverWebhooks(world);
  }
}

test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'whatever happens in whatever order (%i): one success at most, and pending if and only if charged the full total',
  async (seed) => {
    const user = await aUser(world);
    const order = await aPayableOrder(world, user);
    const cards: Card[] = [];
    for (const alias of ['pm_card_visa', 'pm_card_sandbox_insufficientFunds', 'pm_card_authenticationRequired'])
      cards.push(await aCard(world, user, alias));
    const play: Play = { user, order, cards, chance: chanceOf(seed), secrets: [] };

    for (let turn = 0; turn < 10; turn += 1) {
      const together = Array.from({ length: 1 + Math.floor(play.chance() * 3) }, () => pick(play, steps)(play));
      expectOnlyRefusals(await Promise.allSettled(together));
      expect((await truthOf(play)).taken.length).toBeLessThanOrEqual(1);
    }
    await comeToRest();

    const { status, total, taken, captured, anomalies, receipts } = await truthOf(play);
    expect(anomalies).toEqual([]);
    expect({ status, taken, captured, receipts }).toEqual(
      taken.length === 1
        ? { status: 'pending', taken: [total], captured: [total], receipts: 1 }
        : { status: 'draft', taken: [], captured: [], receipts: 0 },
    );
  },
);
