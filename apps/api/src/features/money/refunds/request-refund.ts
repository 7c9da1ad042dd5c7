import { setTimeout as pause } from 'node:timers/promises';
import { formatRefundLimit, type FiledRefund, type ReadBody, type refunds } from '@wideload/contract';
import {
  cents,
  findDisputeRisk,
  formatDollars,
  computeRefundable,
  stateName,
  type RefundShares,
} from '@wideload/domain';
import type { Admin, SignedIn } from '#actor.ts';
import { SECOND } from '#clock.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { buildKey, type IdempotencyKey, type RefundSnapshot } from '#providers/payments/port.ts';
import { logFailure, getGatewayFailure, type FailureKind } from '#providers/payments/gateway-error.ts';
import { requireSecondPerson } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { lockOrder, respectClaim, type StoredOrder } from '#features/orders/orders.service.ts';
import { listDisputes } from '../disputes.service.ts';
import { readFormerPermits } from '../ledger/ledger.service.ts';
import {
  findPayingCard,
  lockPaymentOfOrder,
  findRefundedPayment,
  type RefundedPayment,
} from './refunded-payments.store.ts';
import { recordRefundOutcome } from './refund-outcome.ts';
import { findRefund, insertRefund, sumRefunds, markSent, type RefundRow } from './refunds.store.ts';
import { loadFiledRefund } from './refunds.wire.ts';
import { settleRefunds } from './settle-refunds.ts';

type Body = ReadBody<typeof refunds.create>;
export type Request = {
  orderId: string;
  body: Body;
  /** Of a refund for several permits. */
  shares?: RefundShares;
  /** A fee difference is settled once whoever holds the order: no other way to settle it asks for the claim. */
  isOfFee?: true;
  /** Commits with the refund. */
  commit?: (tx: Tx, refundId: string) => Promise<void>;
};

/** The longest wait of an admin; the refund then goes on in the background, shown as requested. */
const ANSWER_WITHIN = 10 * SECOND;

async function lockRefundable(tx: Tx, { payments }: Deps, { orderId, body }: Request): Promise<RefundedPayment> {
  const payment = await lockPaymentOfOrder(tx, { orderId, paymentId: body.paymentId });
  if (payment === null) throw new Problem(body.paymentId === undefined ? 'refund.not-possible' : 'not-found');
  if (payment.captured_cents === 0) throw new Problem('refund.not-possible');
  if (payment.provider !== payments.provider || payment.livemode !== payments.livemode) {
    const detail = `This was paid through another provider (${payment.provider}). Refund it there.`;
    throw new Problem('refund.not-possible', { detail });
  }
  return payment;
}

/** An admin who was warned may still refund: an inquiry ends with it. */
async function refuseDisputed(tx: Tx, { id }: RefundedPayment, { despiteDispute }: Body): Promise<void> {
  if (despiteDispute === true) return;
  const disputes = await listDisputes(tx, { by: 'payment_id', ids: [id] });
  const risks = disputes.map(({ status, withdrawn_cents: withdrawn }) => findDisputeRisk({ status, withdrawn }));
  if (risks.some((risk) => risk !== null)) throw new Problem('refund.disputed');
}

function refuseTooMuch({ captured_cents: captured, refund_reserved_cents: refunded }: RefundedPayment, asked: number) {
  const refundable = computeRefundable({ captured, refunded });
  if (asked <= refundable) return;
  throw new Problem('refund.too-much', { detail: formatRefundLimit(refundable), members: { refundable } });
}

const listNames = ({ permits }: StoredOrder, shares: RefundShares): string =>
  [...new Set(permits.flatMap(({ _id, state }) => (_id in shares ? stateName(state) : [])))].join(', ');

type Named = { order: StoredOrder; amount: number; permitId: string };

/** The order may no longer have the permit that was paid. */
async function describePermit(tx: Tx, by: SignedIn, { order, amount, permitId }: Named): Promise<string> {
  const own = order.permits.find(({ _id }) => _id === permitId);
  if (own !== undefined) return stateName(own.state);
  const formers = by.kind === 'admin' ? await readFormerPermits(tx, by, order.id) : [];
  const former = formers.find((each) => each.permitId === permitId);
  if (former === undefined) throw createFieldProblem('permitId', 'Not a permit of this order');
  const { refundable, state } = former;
  if (amount <= refundable) return stateName(state);
  throw new Problem('refund.too-much', { detail: formatRefundLimit(refundable), members: { refundable } });
}

/** A retry of the same request returns its refund; the same id with other content is refused. */
function requireSameRequest(refund: RefundRow, payment: RefundedPayment, { body }: Request): RefundRow {
  const { amount, permitId = null } = body;
  const isSame = refund.payment_id === payment.id && refund.amount_cents === amount && refund.permit_id === permitId;
  if (isSame) return refund;
  const detail = `A refund of ${formatDollars(cents(refund.amount_cents))} was made by this form already. Close it, and look at the payment.`;
  throw new Problem('refund.repeated', { detail });
}

/** The refund in an open transaction; send it after the commit (`sendInTime`). The log has the acts of admins. */
export async function insertRequested(
  deps: Deps,
  tx: Tx,
  { by, id, request }: { by: SignedIn; id: string; request: Request },
): Promise<{ refund: RefundRow; isNew: boolean }> {
  const { orderId, body, shares = null } = request;
  const { amount, reason, permitId = null } = body;
  const order = await lockOrder(tx, by, orderId);
  if (order === null) throw new Problem('not-found');
  const payment = await lockRefundable(tx, deps, request);
  const known = await findRefund(tx, id);
  if (known !== null) return { refund: requireSameRequest(known, payment, request), isNew: false };
  if (by.kind === 'admin' && !request.isOfFee) await respectClaim(tx, deps, { admin: by, orderId, over: body.over });
  refuseTooMuch(payment, amount);
  await refuseDisputed(tx, payment, body);
  const permit = permitId === null ? {} : { permit: await describePermit(tx, by, { order, amount, permitId }) };
  const permits = shares === null ? {} : { permits: listNames(order, shares) };
  const refund = await insertRefund(tx, {
    id,
    payment_id: payment.id,
    permit_id: permitId,
    shares,
    amount_cents: amount,
    reason,
    requested_by: by.personId,
    state: 'requested',
    idempotency_key: buildKey('refund', id),
    providerRefundId: null,
    at: deps.clock.now(),
  });
  await request.commit?.(tx, refund.id);
  const card = await findPayingCard(tx, payment.id);
  await recordRefundOutcome(deps, tx, { order, refund, card, by, isNotified: false });
  if (by.kind !== 'admin') return { refund, isNew: true };
  await recordAction(tx, deps, by, {
    what: 'order.refund',
    subject: { kind: 'order', id: orderId, label: String(order.orderNumber) },
    before: null,
    after: { amount: formatDollars(cents(amount)), reason, ...permit, ...permits },
  });
  return { refund, isNew: true };
}

/** The provider refused the request for good. After any other failure the refund may have been executed, or may be yet. */
const final: ReadonlySet<FailureKind> = new Set(['Declined', 'UnexpectedState', 'NotFound', 'Rejected']);

async function settleFailure(deps: Deps, { id, payment_id: paymentId }: RefundRow, error: unknown): Promise<void> {
  const failure = getGatewayFailure(error);
  if (failure === null) throw error;
  logFailure(deps.log, 'createRefund', error);
  if (!final.has(failure.kind)) return;
  const why = failure.kind === 'Declined' ? failure.decline.message : failure.message;
  await settleRefunds(deps, paymentId, { refused: { refundId: id, why: why.slice(0, 300) } });
}

/** No transaction is open during a request; an unknown outcome leaves the refund requested. */
export async function sendRefund(deps: Deps, id: string): Promise<void> {
  const sent = await markSent(deps.db, id, deps.clock.now());
  if (sent === null) return;
  const payment = await findRefundedPayment(deps.db, sent.payment_id);
  const intentId = payment?.provider_intent_id ?? null;
  if (intentId === null || sent.idempotency_key === null) throw new Error(`Refund ${id} has nothing to be sent with.`);
  // Cast: the key was committed with the refund, so it always names this request.
  const key = sent.idempotency_key as IdempotencyKey;
  let fresh: RefundSnapshot;
  try {
    fresh = await deps.payments.createRefund(key, { intentId, amountCents: sent.amount_cents, refundId: id });
  } catch (error) {
    return settleFailure(deps, sent, error);
  }
  return settleRefunds(deps, sent.payment_id, { fresh });
}

export async function sendInTime(deps: Deps, id: string, answerWithin = ANSWER_WITHIN): Promise<void> {
  const limit = new AbortController();
  // The refund is committed and will be retried, so an error here must not fail the admin's request.
  const work = sendRefund(deps, id).catch((error: unknown) => logFailure(deps.log, 'sendRefund', error));
  const late = pause(answerWithin, undefined, { signal: limit.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  limit.abort();
}

/** All refunds of the order count, so that several small ones do not make a large one. */
async function requireSecond(deps: Deps, tx: Tx, by: Admin, { orderId, body }: Request): Promise<void> {
  const order = await lockOrder(tx, by, orderId);
  if (order === null) throw new Problem('not-found');
  const refunded = await sumRefunds(tx, orderId);
  const format = (amount: number) => formatDollars(cents(amount));
  await requireSecondPerson(tx, deps, by, {
    kind: 'refund',
    right: 'bookkeeper',
    isNeeded: refunded > deps.config.refundAlone,
    subject: { kind: 'order', id: orderId, label: String(order.orderNumber) },
    before: { refunded: format(refunded - body.amount) },
    after: { refunded: format(refunded), amount: format(body.amount), reasonOfRefund: body.reason },
  });
}

/** Commits the refund before it is sent. An unknown outcome stays requested until the reconciler resolves it. */
export async function requestRefund(
  deps: Deps,
  by: Admin,
  request: Request,
  answerWithin = ANSWER_WITHIN,
): Promise<FiledRefund> {
  const id = request.body._id ?? deps.ids();
  const commit: Request['commit'] = async (tx, refundId) => {
    await requireSecond(deps, tx, by, request);
    await request.commit?.(tx, refundId);
  };
  const { isNew } = await inTransaction(deps.db, (tx) =>
    insertRequested(deps, tx, { by, id, request: { ...request, commit } }),
  );
  if (isNew) await sendInTime(deps, id, answerWithin);
  return loadFiledRefund(deps.db, by, id);
}
