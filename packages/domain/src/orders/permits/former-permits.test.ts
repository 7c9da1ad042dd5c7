import { expect, test } from 'vitest';
import { findFormerPermits, type FormerPermit } from './former-permits.ts';
import type { LedgerFacts, LedgerLine, LedgerPayment, LedgerPermit, LedgerRefund } from '../money/ledger.ts';

const toMinute = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
const line = (permitId: string, state: 'TX' | 'LA', amountCents: number): LedgerLine => {
  return { permitId, unit: 1, state, amountCents };
};
const lines = [line('tx', 'TX', 6200), line('la', 'LA', 4000)];
const paid: LedgerPayment = { id: 'p1', kind: 'order', captured: 10_200, lines, at: toMinute(0) };
const anAdjustment = (given: readonly LedgerLine[], captured: number): LedgerPayment => {
  return { id: 'p2', kind: 'adjustment', captured, lines: given, at: toMinute(20) };
};
const refund = (amount: number, permitId: string | null, failedAt: Date | null = null): LedgerRefund => {
  return { id: `r${amount}`, permitId, shares: null, amount, at: toMinute(10), failedAt };
};
const texas: LedgerPermit = {
  permitId: 'tx',
  unit: 1,
  state: 'TX',
  status: 'requested',
  price: 6200,
  fee: 6200,
  days: 1,
  paidFee: null,
  issuedAt: null,
};
const louisiana: LedgerPermit = { ...texas, permitId: 'la', state: 'LA', price: 4000, fee: 1000, days: 4 };

const listFormerPermits = (refundable: number) => [{ permitId: 'la', unit: 1, state: 'LA', refundable }];

test.each<[string, Partial<LedgerFacts>, object[]]>([
  ['none where all are there', { permits: [texas, louisiana] }, []],
  ['one that fell away, with all that was paid for it', {}, listFormerPermits(4000)],
  ['less what was refunded for it', { refunds: [refund(1500, 'la')] }, listFormerPermits(2500)],
  ['nothing once all of it was', { refunds: [refund(4000, 'la')] }, listFormerPermits(0)],
  ['less its share of what was refunded of the order', { refunds: [refund(5100, null)] }, listFormerPermits(2000)],
  ['not less what was refunded for another', { refunds: [refund(6200, 'tx')] }, listFormerPermits(4000)],
  ['again what came back', { refunds: [refund(4000, 'la', toMinute(30))] }, listFormerPermits(4000)],
  [
    'nothing of what paid for another one',
    { payments: [paid, anAdjustment([line('la', 'LA', -4000)], 0)] },
    listFormerPermits(0),
  ],
  [
    'all that several payments took for it',
    { payments: [paid, anAdjustment([line('la', 'LA', 1000)], 1000)] },
    listFormerPermits(5000),
  ],
  ['none of an order that is not paid', { payments: [] }, []],
])('former permits that can be refunded: %s', (_case, parts, expected) => {
  const found: FormerPermit[] = findFormerPermits({
    permits: [texas],
    payments: [paid],
    refunds: [],
    disputes: [],
    ...parts,
  });
  expect(found).toEqual(expected);
});
