import type { Card, Order, ProblemBody } from '@wideload/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { aUser, type SignedInUser } from '../factories/user-factories.ts';
import { aPayableOrder } from '../factories/order-factories.ts';
import { pay, readOrder, sumTaken } from '../factories/money/payment-factories.ts';
import { startWorld, type World } from '../world.ts';

type Answer = Awaited<ReturnType<typeof pay>>;

/** For each test, a carrier whose order only has to be paid. */
export function setPaymentStage() {
  // Cast: set before the first test runs.
  const stage = {} as { world: World; user: SignedInUser; order: Order };

  beforeAll(async () => {
    stage.world = await startWorld();
  });
  afterAll(() => stage.world.close());
  beforeEach(async () => {
    stage.user = await aUser(stage.world);
    stage.order = await aPayableOrder(stage.world, stage.user);
  });

  const listReceipts = async (of: Order) =>
    (await stage.world.rows('deliveries', { kind: 'order-paid' })).filter(
      ({ content }) => (content as { orderId?: string }).orderId === of._id,
    );
  const listNotifications = (of: Order) => stage.world.rows('notifications', { order_id: of._id });

  return {
    stage,
    receipts: listReceipts,
    problem(answer: Answer) {
      const { status, code, ...rest } = answer.json<ProblemBody & { declineCode?: string; total?: number }>();
      return { status, code, detail: rest.detail, declineCode: rest.declineCode, total: rest.total };
    },
    press: (card: Card, more: { expectedTotal?: number } = {}) =>
      pay(stage.world, stage.user, { order: stage.order, card, ...more }),
    authenticate: (answer: Answer, outcome: 'succeed' | 'fail') =>
      stage.world.sandbox.browser.completeAuthentication(answer.json<{ clientSecret: string }>().clientSecret, outcome),
    intent: (who = stage.user, of = stage.order) =>
      stage.world.call('GET', `/payment_intent?orderId=${of._id}`, { token: who.token }),

    async expectUnpaid(of = stage.order): Promise<void> {
      expect(await sumTaken(stage.world, of)).toBe(0);
      expect((await readOrder(stage.world, stage.user, of)).status).toBe('draft');
    },

    async expectPaidOnce(of = stage.order): Promise<void> {
      const { world, user } = stage;
      expect(await sumTaken(world, of)).toBe(of.totalPrice);
      expect(await readOrder(world, user, of)).toMatchObject({ status: 'pending', step: 7, totalPrice: of.totalPrice });
      expect(await listReceipts(of)).toHaveLength(1);
      expect(await listNotifications(of)).toHaveLength(1);
    },
  };
}
