import type { ReadBody, stateQuestions } from '@wideload/contract';
import { findUnpermitted, stateName, isPlaced, type StateAnswer } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  formatNotification,
  lockOrder,
  mailOrder,
  recordEvent,
  touchOrder,
  writeStateQuestion,
  type PaymentGuard,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { findOrderOfPermit } from './desk.store.ts';

type StoredPermit = StoredOrder['permits'][number];
type Answering = { permitId: string; body: ReadBody<typeof stateQuestions.answer>; payments: PaymentGuard };

/** Holds for the load that the admin saw. A later answer replaces it, until the order is paid. */
export function answerForState(
  deps: Deps,
  admin: Admin,
  { permitId, body, payments }: Answering,
): Promise<StoredPermit> {
  return inTransaction(deps.db, async (tx) => {
    const orderId = await findOrderOfPermit(tx, admin, permitId);
    const order = orderId === null ? null : await lockOrder(tx, admin, orderId);
    const permit = order?.permits.find(({ _id }) => _id === permitId);
    if (order === null || permit === undefined) throw new Problem('not-found');
    if (isPlaced(order.status)) throw new Problem('order.not-draft');
    if (await payments.isOpen(tx, order.id)) throw new Problem('payment_in_progress');
    const { stateQuestion: asked } = permit;
    if (asked === null || asked.load !== body.load)
      throw new Problem('order.stale', { members: { version: order.version } });
    const now = deps.clock.now();
    const { isPermitted, reason } = body;
    const at = now.toISOString();
    const stateQuestion = {
      ...asked,
      askedAt: asked.askedAt ?? at,
      answer: { isPermitted, reason: reason.trim(), at },
    };
    await writeStateQuestion(tx, admin, permitId, stateQuestion);
    // A browser that has the order open must read the answer before it saves.
    await touchOrder(tx, order.id, now);
    const answered = { ...permit, stateQuestion };
    const others = findUnpermitted(order.permits.filter((other) => other !== permit)).map(({ state }) =>
      stateName(state),
    );
    await notifyCarrierOfAnswer(tx, deps, admin, {
      order,
      permit: answered,
      others: listFormat.format(new Set(others)),
    });
    return answered;
  });
}

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `others` are the states that the carrier still has to wait for, in words. */
type Answered = { order: StoredOrder; permit: StoredPermit; others: string };

function describeAnswer(state: string, { isPermitted, reason }: StateAnswer, others: string): string {
  if (!isPermitted) return `${state} would not permit your load: ${reason}`;
  const next = others === '' ? 'You can pay the order now.' : `You can pay once ${others} would permit it, too.`;
  return `${state} would permit your load. ${next}${reason === '' ? '' : ` It said: ${reason}`}`;
}

async function notifyCarrierOfAnswer(
  tx: Tx,
  deps: Deps,
  admin: Admin,
  { order, permit, others }: Answered,
): Promise<void> {
  const { id: orderId, ownerId, orderNumber, title, status } = order;
  const answer = permit.stateQuestion?.answer ?? null;
  if (answer === null) return;
  const { isPermitted, reason } = answer;
  const state = stateName(permit.state);
  const sentence = describeAnswer(state, answer, others);
  const event = { what: 'message', from: status, to: status, comment: '' } as const;
  await recordEvent(tx, deps, {
    ...event,
    orderId,
    ownerId,
    by: admin,
    notification: formatNotification(sentence, status),
  });
  const link = `${deps.config.publicUrl}/new_order?order=${orderId}&step=${isPermitted ? 'payment' : 'vehicles'}`;
  const content = { orderId, orderNumber, title, state, isPermitted, reason, others, link };
  await mailOrder(tx, deps, { kind: 'state-answered', content });
  const subject = { kind: 'order', id: orderId, label: String(orderNumber) } as const;
  const after = { state: permit.state, answer: isPermitted ? 'would permit' : 'would not permit', reason };
  await recordAction(tx, deps, admin, { what: 'permit.state-answer', subject, before: null, after });
}
