import type { Card, Order } from '@wideload/contract';
import { expect, vi } from 'vitest';
import { createUserActor } from '#actor.ts';
import { HOUR, SECOND } from '#clock.ts';
import { getSqlState } from '#platform/db/transaction.ts';
import { saveOrder } from '#features/orders/orders.service.ts';
import {
  confirmPayment,
  createReconciler,
  createPaymentGuard,
  readPaymentIntent,
} from '#features/money/payments.service.ts';
import { Problem } from '#problem.ts';
import { GatewayError } from '#providers/payments/gateway-error.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { aUser, type SignedInUser } from '../factories/user-factories.ts';
import { createOrderCopy } from './order-copies.ts';
import { aPayableOrder } from '../factories/order-factories.ts';
import { aCard, deliverWebhooks, crashAt } from '../factories/money/payment-factories.ts';
import { isThorough } from '../thorough.ts';
import type { World } from '../world.ts';

type RandomRun = Stage & {
  seed: number;
  order: Order;
  chance: () => number;
  /** The data of each bank challenge. */
  questions: { clientSecret: string; attemptId: string }[];
};
type Step = (play: RandomRun) => Promise<unknown>;

/** A carrier with cards, and an order to copy. */
export type Stage = { world: World; user: SignedInUser; template: Order; cards: Card[] };

const aliases = [
  'pm_card_visa',
  'pm_card_sandbox_insufficientFunds',
  'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
];

export async function aStage(world: World): Promise<Stage> {
  const user = await aUser(world);
  const template = await aPayableOrder(world, user);
  const cards: Card[] = [];
  for (const alias of aliases) cards.push(await aCard(world, user, alias));
  return { world, user, template, cards };
}

const timings = { answerWithin: 30, waitForFirst: 15, lookEvery: 5 };
/** A browser that waits for the end of its call. */
const patient = { ...timings, answerWithin: 10_000 };
const drawWith = <T>(chance: () => number, list: readonly T[]): T => {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
const pick = <T>({ chance }: RandomRun, list: readonly T[]): T => drawWith(chance, list);
const toActor = ({ user }: RandomRun) => createUserActor(user.id, '');

async function press(play: RandomRun, { deps = play.world.deps, within = timings } = {}): Promise<void> {
  const body = { sourceId: pick(play, play.cards).sourceId, orderId: play.order._id };
  const answer = await confirmPayment(deps, toActor(play), body, within).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Error('PAY answered with a fault.', { cause: error });
  });
  if (answer.status === 'requires_action') play.questions.push(answer);
}

const declines: ReadonlySet<string> = new Set(['card_declined', 'authentication_failed']);

/** Continues after a bank challenge: it confirms nothing, and a decline belongs to the attempt that it names. */
async function continuePayment(play: RandomRun): Promise<void> {
  if (play.questions.length === 0) return;
  const { sandbox, deps } = play.world;
  const { attemptId } = pick(play, play.questions);
  const confirmIntent = vi.fn<typeof sandbox.confirmIntent>(sandbox.confirmIntent);
  const payments = { ...sandbox, confirmIntent };
  const body = { sourceId: pick(play, play.cards).sourceId, orderId: play.order._id, attemptId };
  try {
    const answer = await confirmPayment({ ...deps, payments }, toActor(play), body, patient);
    if (answer.status === 'requires_action') expect(answer.attemptId, `seed ${play.seed}`).toBe(attemptId);
  } catch (error) {
    if (!(error instanceof Problem) || !declines.has(error.code)) throw error;
    const attempt = deps.db.selectFrom('payment_attempts').select('state').where('id', '=', attemptId);
    expect(await attempt.executeTakeFirst(), `seed ${play.seed}`).toEqual({ state: 'declined' });
  }
  expect(confirmIntent, `seed ${play.seed}`).not.toHaveBeenCalled();
}

function answerBank(play: RandomRun): Promise<unknown> {
  if (play.questions.length === 0) return Promise.resolve();
  const { clientSecret } = pick(play, play.questions);
  return play.world.sandbox.browser.completeAuthentication(clientSecret, pick(play, ['succeed', 'succeed', 'fail']));
}

/** Actions of one carrier, its browser, or a server process. */
const steps: readonly Step[] = [
  (play) => press(play),
  (play) => press(play),
  (play) => Promise.allSettled([press(play), press(play), press(play)]),
  (play) => {
    const operation = pick(play, ['createIntent', 'confirmIntent'] as const);
    return press(play, { deps: crashAt(play.world, operation, pick(play, ['before', 'after'] as const)).deps });
  },
  (play) => {
    play.world.sandbox.controls.loseAnswer(
      pick(play, ['createIntent', 'confirmIntent', 'getIntent', 'cancelIntent'] as const),
      pick(play, ['before', 'after'] as const),
    );
    return press(play);
  },
  (play) => {
    play.world.sandbox.controls.failNext('confirmIntent');
    return press(play);
  },
  (play) => readPaymentIntent(play.world.deps, toActor(play), play.order._id),
  answerBank,
  continuePayment,
  // The webhook arrives before the page's next call.
  async (play) => {
    await press(play, { within: patient });
    await answerBank(play);
    await deliverWebhooks(play.world);
    await continuePayment(play);
  },
  async (play) => {
    const stored = await play.world.row('orders', { id: play.order._id }, ['version']);
    const jurisdictions = pick(play, [['TX'], ['TX', 'OH'], ['OH', 'KY']] as const);
    const payments = createPaymentGuard(play.world.deps);
    const change = { version: stored.version, jurisdictions: [...jurisdictions], step: 4 };
    const saved = await saveOrder(play.world.deps, toActor(play), { id: play.order._id, body: change, payments });
    const review = { version: saved.version, reviewed: true, step: 6 };
    await saveOrder(play.world.deps, toActor(play), { id: play.order._id, body: review, payments });
  },
];

/** Webhooks arrive twice, in the wrong order or not at all; a reconciler runs; time passes. */
async function disturb({ world }: Stage, chance: () => number): Promise<void> {
  const delivery = { reverse: chance() < 0.5, times: chance() < 0.5 ? 2 : 1 };
  const seconds = drawWith(chance, [1, 10, 125, 1000, 4000]);
  await drawWith<() => Promise<unknown>>(chance, [
    () => deliverWebhooks(world, delivery),
    () => world.sandbox.webhooks.dropPending(),
    () => createReconciler(world.deps).run(),
    () => Promise.all([createReconciler(world.deps).run(), deliverWebhooks(world, delivery)]),
    async () => world.clock.advance(seconds * SECOND),
    async () => world.clock.advance(seconds * SECOND),
  ])();
}

/** A carrier sees refusals, the background work sees provider failures; any other error is a fault. */
function expectOnlyRefusals(results: PromiseSettledResult<unknown>[]): void {
  for (const result of results) {
    if (result.status === 'fulfilled' || isRefusal(result.reason)) continue;
    throw result.reason;
  }
}

/** On a busy machine the database may briefly have no free connection, which is a 503 for the carrier. */
function isDatabaseFull(reason: Error): boolean {
  const state = getSqlState(reason);
  return reason.message.startsWith('timeout exceeded when trying to connect') || state === '55P03' || state === '57014';
}

function isRefusal(reason: unknown): boolean {
  if (reason instanceof AggregateError) return reason.errors.every(isRefusal);
  if (reason instanceof Problem || reason instanceof GatewayError) return true;
  return reason instanceof Error && (isDatabaseFull(reason) || (reason.cause !== undefined && isRefusal(reason.cause)));
}

type Truth = {
  id: string;
  status: string;
  total: number;
  /** The amounts that the provider's tables show as taken, by charge. */
  taken: number[];
  captured: number[];
  anomalies: number;
  receipts: number;
};

const truthSql = `
  SELECT id, status, total_price_cents AS total,
    ARRAY(
      SELECT (data ->> 'amount')::int FROM stripe_stand_in.objects
      WHERE kind = 'charge' AND data -> 'metadata' ->> 'orderId' = orders.id::text AND data ->> 'status' = 'succeeded'
    ) AS taken,
    ARRAY(SELECT captured_cents FROM payments WHERE order_id = orders.id AND captured_cents > 0) AS captured,
    (SELECT count(*)::int FROM payments WHERE order_id = orders.id AND anomaly IS NOT NULL) AS anomalies,
    (SELECT count(*)::int FROM deliveries WHERE kind = 'order-paid' AND content ->> 'orderId' = orders.id::text) AS receipts
  FROM orders WHERE id = ANY ($1)`;

async function listOutcomes({ world }: Stage, plays: readonly RandomRun[]): Promise<Truth[]> {
  const { rows } = await world.database.pool.query<Truth>(truthSql, [plays.map(({ order }) => order._id)]);
  return rows;
}

/** All failures end, time passes, and every payment must be settled without a person. */
async function settleAll({ world }: Stage): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    world.clock.advance(1.5 * HOUR);
    // Pending failures are used up here.
    await createReconciler(world.deps)
      .run()
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    await deliverWebhooks(world);
  }
}

/** Abandoned drafts would be work for the reconcilers of later plays. */
async function clearStage({ world }: Stage, plays: readonly RandomRun[]): Promise<void> {
  await world.database.pool.query(
    `UPDATE payments SET status = 'canceled' WHERE status <> 'succeeded' AND order_id = ANY ($1)`,
    [plays.map(({ order }) => order._id)],
  );
}

const TURNS = 4;

/**
 * Runs one play for each seed in parallel, then settles them. @returns the number of settled plays
 * @throws an assertion with the seed of an order that was charged twice, or whose status contradicts its payments.
 */
export async function runRandomScenarios(stage: Stage, seeds: readonly number[]): Promise<number> {
  const { world, template } = stage;
  const plays: RandomRun[] = [];
  for (const seed of seeds)
    plays.push({
      ...stage,
      seed,
      order: await createOrderCopy(world, template),
      chance: createSeededRandom(seed),
      questions: [],
    });
  const common = createSeededRandom(seeds[0] ?? 0);
  const nameOrder = (id: string) => `seed ${plays.find(({ order }) => order._id === id)?.seed} of ${seeds[0]}…`;

  for (let turn = 0; turn < TURNS; turn += 1) {
    const together = plays.flatMap((play) =>
      Array.from({ length: Math.floor(play.chance() * 3) }, () => pick(play, steps)(play)),
    );
    expectOnlyRefusals(await Promise.allSettled([...together, disturb(stage, common)]));
    for (const { id, taken } of await listOutcomes(stage, plays))
      expect(taken.length, nameOrder(id)).toBeLessThanOrEqual(1);
  }
  await settleAll(stage);

  const truths = await listOutcomes(stage, plays);
  expect(truths).toHaveLength(seeds.length);
  for (const { id, total, ...found } of truths) {
    const isPaid = found.taken.length === 1;
    expect(found, nameOrder(id)).toEqual(
      isPaid
        ? { status: 'pending', taken: [total], captured: [total], anomalies: 0, receipts: 1 }
        : { status: 'draft', taken: [], captured: [], anomalies: 0, receipts: 0 },
    );
  }
  await clearStage(stage, plays);
  return truths.length;
}

const DAILY_SEEDS = 200;
const BATCH = 10;

/**
 * The seeds of this run in named batches, from `PAYMENT_SEED`, `PAYMENT_RUNS` in number. By default the first seed
 * depends on the day, so that each day tries others and all parts of a run agree.
 */
export function listSeeds({ part, parts }: { part: number; parts: number }): [name: string, seeds: number[]][] {
  const first = Number(process.env['PAYMENT_SEED'] ?? Math.floor(Date.now() / (24 * HOUR)) * DAILY_SEEDS);
  const runs = Number(process.env['PAYMENT_RUNS'] ?? (isThorough ? DAILY_SEEDS : 20));
  const begins = Array.from({ length: Math.ceil(runs / BATCH) }, (_, index) => first + index * BATCH);
  return begins
    .filter((_, index) => index % parts === part)
    .map((begin) => [
      `PAYMENT_SEED=${begin}`,
      Array.from({ length: Math.min(BATCH, first + runs - begin) }, (_, index) => begin + index),
    ]);
}
