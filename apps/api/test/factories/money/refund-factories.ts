import type { FiledRefund, Order, OrderFile } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import { buildKey, type PaymentGateway, type RefundSnapshot } from '#providers/payments/port.ts';
import { toRefundSnapshot } from '#providers/payments/stripe/stripe-snapshots.ts';
import type { SignedInUser } from '../user-factories.ts';
import { aPayableOrder } from '../order-factories.ts';
import { aCard, pay } from './payment-factories.ts';
import type { World } from '../../world.ts';

/** Texas and Louisiana, $102.00. */
export async function anOrderPaidWith(world: World, user: SignedInUser, alias = 'pm_card_visa'): Promise<Order> {
  const order = await aPayableOrder(world, user, { states: ['TX', 'LA'] });
  const paid = await pay(world, user, { order, card: await aCard(world, user, alias) });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return order;
}

type Request = { order: Order } & Record<string, unknown>;

/** One press of the refund form. */
export function pressRefund(world: World, admin: SignedInUser, { order, ...body }: Request) {
  return world.call('POST', `/permits/admin/orders/${order._id}/refunds`, {
    token: admin.token,
    body: { reason: 'The state took it back.', ...body },
  });
}

export async function aRefund(
  world: World,
  admin: SignedInUser,
  request: Request & { amount: number },
): Promise<FiledRefund> {
  const answer = await pressRefund(world, admin, request);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<FiledRefund>();
}

export async function readFiledPayment(world: World, admin: SignedInUser, order: Order) {
  const answer = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
  const [payment] = answer.json<OrderFile>().payments;
  if (payment === undefined) throw new Error('The order has no payment.');
  return payment;
}

export async function findIntentId({ deps }: World, order: Order): Promise<string> {
  const payment = deps.db.selectFrom('payments').select('provider_intent_id').where('order_id', '=', order._id);
  return (await payment.executeTakeFirstOrThrow()).provider_intent_id ?? '';
}

/** Every refund of the order at the provider, newest first. */
export async function listProviderRefunds(world: World, order: Order): Promise<readonly RefundSnapshot[]> {
  const intentId = await findIntentId(world, order);
  const refunds = (await world.sandbox.refunds()).map(toRefundSnapshot);
  return refunds.filter((refund) => refund.intentId === intentId).toReversed();
}

/** Includes refunds in progress; in cents. */
export async function sumRefunded(world: World, order: Order): Promise<number> {
  const refunds = await listProviderRefunds(world, order);
  return refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export async function refundAtProvider(world: World, order: Order, amountCents: number): Promise<RefundSnapshot> {
  const name = world.deps.ids();
  const refund = { intentId: await findIntentId(world, order), amountCents, refundId: `not-ours-${name}` };
  return world.sandbox.createRefund(buildKey('refund', name), refund);
}

/** Simulates a process that dies as it sends a refund, before its execution or after: the call never returns. */
export function crashAtRefund(
  { deps, sandbox }: World,
  when: 'before' | 'after',
): { deps: Deps; death: Promise<void> } {
  let announceDeath = () => {};
  const death = new Promise<void>((resolve) => {
    announceDeath = resolve;
  });
  const payments: PaymentGateway = {
    ...sandbox,
    createRefund: async (...call) => {
      if (when === 'after') await sandbox.createRefund(...call);
      announceDeath();
      return new Promise<never>(() => {});
    },
  };
  return { deps: { ...deps, payments }, death };
}
