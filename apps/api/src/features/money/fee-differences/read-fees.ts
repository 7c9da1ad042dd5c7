import type {
  FeeDifferences,
  FeeSettlement,
  FiledFeeSettlement,
  OwnFees,
  AnswerOf,
  feeDifferences,
  OpenFeeDifference,
  ReadBody,
} from '@wideload/contract';
import {
  computeOpenFee,
  computeOrderBalance,
  listFeeWays,
  isHalted,
  cents,
  formatDollars,
  stateName,
} from '@wideload/domain';
import type { Admin, User } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { Problem } from '#problem.ts';
import { listChargeableCards } from '../adjustments/adjustments.service.ts';
import { findMoved } from '../adjustments/adjustments.store.ts';
import { toFeeConsent } from './fee-consents.ts';
import { findConsent, findOpenFees, type OpenFeeQuery, type OpenFeeRow } from './open-fees.store.ts';
import { listPermitFees, listSettlements, type PermitFee, type SettlementRow } from './fee-differences.store.ts';

export type OpenFee = PermitFee & { difference: number };

export async function listOpenFees(db: Db | Tx, orderId: string): Promise<OpenFee[]> {
  const permits = await listPermitFees(db, orderId);
  const settlements = await listSettlements(db, orderId);
  const listSettled = (id: string) =>
    settlements
      .filter((settlement) => settlement.permit_id === id)
      .map(({ difference_cents: difference, state }) => ({ difference, state }));
  return permits
    .map((permit) => ({ ...permit, difference: computeOpenFee({ ...permit, settled: listSettled(permit.id) }) }))
    .filter(({ difference }) => difference !== 0);
}

function toFeeSettlement(row: SettlementRow): FeeSettlement {
  const { brand, last4 } = row;
  return {
    unit: row.unit,
    chargedFee: row.charged_fee_cents,
    reason: row.reason,
    _id: row.id,
    permitId: row.permit_id,
    state: row.state_code,
    difference: row.difference_cents,
    way: row.way,
    status: row.state,
    card: brand === null || last4 === null ? null : { brand, last4 },
  };
}

function toFiledFeeSettlement(row: SettlementRow): FiledFeeSettlement {
  return {
    ...toFeeSettlement(row),
    isConsented: row.consent_id !== null,
    by: row.email,
    at: row.created_at.toISOString(),
  };
}

export async function readFeeDifferences(deps: Deps, by: Admin, orderId: string): Promise<FeeDifferences> {
  const { db } = deps;
  const { status, totalPrice: total, customer, isRefunded } = await readOrder(deps, by, orderId);
  const [open, settlements, consent, moved, cards] = await Promise.all([
    listOpenFees(db, orderId),
    listSettlements(db, orderId),
    findConsent(db, orderId),
    findMoved(db, orderId),
    listChargeableCards(deps, by, orderId),
  ]);
  const card = cards.find(({ paid }) => paid) ?? null;
  const facts = {
    // A person decides about the money of a rejected or refunded order, so nothing more is asked for.
    balance: isHalted(status) || isRefunded ? ('over' as const) : computeOrderBalance({ status, total, ...moved }).kind,
    consent: consent && { limit: consent.limit_cents, charged: consent.charged_cents },
    hasCard: card !== null,
    isOwnerGone: customer.email === '',
  };
  return {
    open: open.map(({ id, state, difference, isExplained }) => {
      return { permitId: id, state, difference, ways: listFeeWays({ difference, ...facts }), isExplained };
    }),
    settlements: settlements.map(toFiledFeeSettlement),
    consent: consent && toFeeConsent(consent),
    card: card && { brand: card.brand, last4: card.last4 },
  };
}

/** Why we pay a difference, or give one back, is written for admins. */
function toOwnFeeSettlement(row: SettlementRow): FeeSettlement {
  return { ...toFeeSettlement(row), reason: row.way === 'charged' ? row.reason : '' };
}

/** The carrier sees what was decided, and nothing of what is undone. */
export async function readOwnFees(deps: Deps, user: User, orderId: string): Promise<OwnFees> {
  await readOrder(deps, user, orderId);
  const [settlements, consent] = await Promise.all([listSettlements(deps.db, orderId), findConsent(deps.db, orderId)]);
  return {
    items: settlements.filter(({ state }) => state !== 'undone').map(toOwnFeeSettlement),
    consent: consent && toFeeConsent(consent),
  };
}

function toOpenFee(row: OpenFeeRow): OpenFeeDifference {
  return {
    permitId: row.permit_id,
    state: row.state,
    unit: row.position + 1,
    price: row.price_cents,
    charged: row.charged_fee_cents,
    difference: row.difference_cents,
    issuedAt: row.issued_at.toISOString(),
    companyName: row.company_name ?? '',
    order: {
      _id: row.order_id,
      orderNumber: row.order_number,
      userId: row.user_id,
      status: row.status,
      isRefunded: row.is_refunded,
    },
  };
}

/** Over all statuses of orders, so that none is forgotten with its approval or rejection. */
export async function listOpenFeeDifferences(
  { db }: Deps,
  by: Admin,
  query: OpenFeeQuery,
): Promise<AnswerOf<typeof feeDifferences.list>> {
  const { rows, total } = await findOpenFees(db, by, query);
  return { items: rows.map(toOpenFee), total, page: query.page, pageSize: query.pageSize };
}

export type FeeRequest = ReadBody<typeof feeDifferences.settle> & { orderId: string };

/** Call it with the order locked: each difference is settled once. */
export async function requireOpenFee(tx: Tx, { orderId, permitId, expectedDifference }: FeeRequest): Promise<OpenFee> {
  const fee = (await listOpenFees(tx, orderId)).find(({ id }) => id === permitId);
  if (fee?.difference !== expectedDifference) throw new Problem('fee-difference.settled');
  return fee;
}

type Settled = { orderNumber: number; fee: Pick<OpenFee, 'state' | 'difference'>; how: string; reason: string };

export async function recordFeeAction(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { orderId, orderNumber, fee, how, reason }: Settled & { orderId: string },
): Promise<void> {
  const difference = `${stateName(fee.state)}: ${formatDollars(cents(fee.difference))}`;
  await recordAction(tx, deps, by, {
    what: 'order.fee-settled',
    subject: { kind: 'order', id: orderId, label: String(orderNumber) },
    before: { difference },
    after: { settled: how, ...(reason !== '' && { reason }) },
  });
}
