import { describe, expect, test } from 'vitest';
import type { FeeDifference } from './fee-settlement.ts';
import { buildLedger, type LedgerFacts, type LedgerPayment, type LedgerPermit, type LedgerRefund } from './ledger.ts';
import { cents } from '../../basics/money.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';

const toMinute = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));

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
const issueWithFee = (permit: LedgerPermit, paidFee: number): LedgerPermit => ({
  ...permit,
  status: 'issued',
  paidFee,
  issuedAt: toMinute(50),
});

const toLine = ({ permitId, unit, state, price }: LedgerPermit) => ({ permitId, unit, state, amountCents: price });
const lines = [toLine(texas), toLine(louisiana)];
const paid: LedgerPayment = { id: 'p1', kind: 'order', captured: 10_200, lines, at: toMinute(0) };
const anAdjustment = (captured: number, given: LedgerPayment['lines']): LedgerPayment => ({
  id: 'p2',
  kind: 'adjustment',
  captured,
  lines: given,
  at: toMinute(20),
});
const refund = (amount: number, permitId: string | null = null, minute = 10): LedgerRefund => ({
  id: `r${minute}`,
  permitId,
  shares: null,
  amount,
  at: toMinute(minute),
  failedAt: null,
});
const toFailed = (one: LedgerRefund, minute = 30): LedgerRefund => ({ ...one, failedAt: toMinute(minute) });

const both = [texas, louisiana];
const createFacts = (parts: Partial<LedgerFacts>): LedgerFacts => ({
  permits: both,
  payments: [paid],
  refunds: [],
  disputes: [],
  ...parts,
});

const bookingsByPermit = (parts: Partial<LedgerFacts>) =>
  Object.fromEntries(
    buildLedger(createFacts(parts)).rows.map(({ permitId, charged, refunded }) => [
      permitId ?? 'nobody',
      [charged, refunded],
    ]),
  );

describe('amounts charged and refunded for each permit', () => {
  test.each<[string, Partial<LedgerFacts>, Record<string, [charged: number, refunded: number]>]>([
    ['nothing is paid', { payments: [] }, { tx: [0, 0], la: [0, 0] }],
    ['each is charged its line', {}, { tx: [6200, 0], la: [4000, 0] }],
    ['a refund named for a permit goes to it', { refunds: [refund(1500, 'la')] }, { tx: [6200, 0], la: [4000, 1500] }],
    [
      'a refund of the order goes by what is left of each',
      { refunds: [refund(5100)] },
      { tx: [6200, 3100], la: [4000, 2000] },
    ],
    ['to the cent', { refunds: [refund(100)] }, { tx: [6200, 61], la: [4000, 39] }],
    [
      'after a refund of one of them there is less of it left',
      { refunds: [refund(4000, 'la'), refund(1000, null, 11)] },
      { tx: [6200, 1000], la: [4000, 4000] },
    ],
    ['all of it', { refunds: [refund(1500, 'la'), refund(8700, null, 11)] }, { tx: [6200, 6200], la: [4000, 4000] }],
    [
      'a refund for several goes to each by its share, and what nobody knows is of the order',
      { refunds: [{ ...refund(5000), shares: { tx: 1900, la: 3000, xx: 100 } }] },
      { tx: [6200, 1961], la: [4000, 3039] },
    ],
    [
      'a refund for a permit that nobody knows is one of the order',
      { refunds: [refund(5100, 'xx')] },
      { tx: [6200, 3100], la: [4000, 2000] },
    ],
    [
      'what failed after it had arrived counts as not refunded',
      { refunds: [toFailed(refund(5100)), refund(1500, 'la', 40)] },
      { tx: [6200, 0], la: [4000, 1500] },
    ],
    [
      'what was refunded meanwhile was shared out by what was left then',
      { refunds: [toFailed(refund(4000, 'la')), refund(1000, null, 11)] },
      { tx: [6200, 1000], la: [4000, 0] },
    ],
    [
      'an adjustment adds to it',
      {
        permits: [{ ...texas, price: 9000 }, louisiana],
        payments: [paid, anAdjustment(2800, [{ ...toLine(texas), amountCents: 2800 }])],
      },
      { tx: [9000, 0], la: [4000, 0] },
    ],
    [
      'and takes from one what it gives to another',
      {
        payments: [
          paid,
          anAdjustment(1000, [
            { ...toLine(texas), amountCents: 5000 },
            { ...toLine(louisiana), amountCents: -4000 },
          ]),
        ],
      },
      { tx: [11_200, 0], la: [0, 0] },
    ],
    [
      'what is charged again after a refund goes where it was given back',
      { refunds: [refund(4000, 'la')], payments: [paid, anAdjustment(4000, [{ permitId: null, amountCents: 4000 }])] },
      { tx: [6200, 0], la: [8000, 4000] },
    ],
    [
      'a payment without lines is shared out by price',
      { payments: [{ ...paid, lines: [] }] },
      { tx: [6200, 0], la: [4000, 0] },
    ],
    ['less was captured than asked for', { payments: [{ ...paid, captured: 5100 }] }, { tx: [3100, 0], la: [2000, 0] }],
    [
      'a permit that is not needed any more stands beside the others',
      { permits: [texas], refunds: [refund(4000, 'la')] },
      { tx: [6200, 0], la: [4000, 4000] },
    ],
    [
      'an order without permits has money of nobody',
      { permits: [], payments: [{ ...paid, lines: [] }], refunds: [refund(200)] },
      { nobody: [10_200, 200] },
    ],
  ])('%s', (_case, parts, rows) => {
    expect(bookingsByPermit(parts)).toEqual(rows);
  });
});

describe('the difference between the fee as it was sold and as the state charged it', () => {
  test.each<[string, LedgerPermit, number | null, FeeDifference | null]>([
    ['not issued', texas, null, { code: 'not-issued' }],
    ['filed', { ...texas, status: 'filed' }, null, { code: 'not-issued' }],
    ['refused', { ...texas, status: 'refused' }, null, { code: 'refused' }],
    ['the same', issueWithFee(texas, 6200), 0, null],
    ['more', issueWithFee(texas, 6700), -500, { code: 'more', amount: cents(500) }],
    ['less', issueWithFee(texas, 6000), 200, { code: 'less', amount: cents(200) }],
    ['more days', issueWithFee(louisiana, 5000), -1000, { code: 'days', charged: 5, sold: 4 }],
    ['one day', issueWithFee(louisiana, 1000), 3000, { code: 'days', charged: 1, sold: 4 }],
    ['no whole days', issueWithFee(louisiana, 4500), -500, { code: 'more', amount: cents(500) }],
    ['nothing', issueWithFee(texas, 0), 6200, { code: 'less', amount: cents(6200) }],
  ])('%s', (_case, permit, difference, why) => {
    const [row] = buildLedger(createFacts({ permits: [permit] })).rows;
    expect(row).toMatchObject({ sold: permit.price, paid: permit.paidFee, difference, why });
  });

  test('a permit that is not needed any more is not sold, and says so', () => {
    const [, gone] = buildLedger(createFacts({ permits: [texas] })).rows;
    expect(gone).toMatchObject({
      permit: { unit: 1, state: 'LA' },
      status: null,
      sold: 0,
      paid: null,
      difference: null,
      why: { code: 'not-needed' },
    });
  });
});

test('entries are in order of time, positive if received and negative if paid out', () => {
  const { entries } = buildLedger(
    createFacts({ permits: [issueWithFee(texas, 6500), louisiana], refunds: [refund(5100)] }),
  );
  expect(entries).toEqual([
    { kind: 'charge', source: 'p1', permitId: 'tx', amount: 6200, at: toMinute(0) },
    { kind: 'charge', source: 'p1', permitId: 'la', amount: 4000, at: toMinute(0) },
    { kind: 'refund', source: 'r10', permitId: 'tx', amount: -3100, at: toMinute(10) },
    { kind: 'refund', source: 'r10', permitId: 'la', amount: -2000, at: toMinute(10) },
    { kind: 'state-fee', source: 'tx', permitId: 'tx', amount: -6500, at: toMinute(50) },
  ]);
});

test('a failed refund stays, and its failure reverses it at a later time', () => {
  const { entries, totals } = buildLedger(createFacts({ refunds: [toFailed(refund(101)), refund(3000, 'tx', 20)] }));
  expect(entries.filter(({ kind }) => kind.startsWith('refund'))).toEqual([
    { kind: 'refund', source: 'r10', permitId: 'tx', amount: -61, at: toMinute(10) },
    { kind: 'refund', source: 'r10', permitId: 'la', amount: -40, at: toMinute(10) },
    { kind: 'refund', source: 'r20', permitId: 'tx', amount: -3000, at: toMinute(20) },
    { kind: 'refund-failed', source: 'r10', permitId: 'tx', amount: 61, at: toMinute(30) },
    { kind: 'refund-failed', source: 'r10', permitId: 'la', amount: 40, at: toMinute(30) },
  ]);
  expect(totals.refunded).toBe(3000);
});

test('a withdrawn charge goes by what is left of each permit, and so does its fee; what is given back, by what was lost', () => {
  const { entries, rows } = buildLedger(
    createFacts({
      refunds: [refund(4000, 'la')],
      disputes: [
        { id: 'd1', amount: -6200, fee: 1500, at: toMinute(20) },
        { id: 'd2', amount: 6200, fee: 0, at: toMinute(30) },
      ],
    }),
  );
  expect(entries.filter(({ kind }) => kind.startsWith('dispute'))).toEqual([
    { kind: 'dispute', source: 'd1', permitId: 'tx', amount: -6200, at: toMinute(20) },
    { kind: 'dispute-fee', source: 'd1', permitId: 'tx', amount: -1500, at: toMinute(20) },
    { kind: 'dispute-reinstated', source: 'd2', permitId: 'tx', amount: 6200, at: toMinute(30) },
  ]);
  expect(rows.map(({ permitId, disputed }) => [permitId, disputed])).toEqual([
    ['tx', 1500],
    ['la', 0],
  ]);
});

test('whatever was paid, refunded and disputed, the sums are those of the provider, of the rows and of the entries', () => {
  const random = createSeededRandom(41);
  const drawUpTo = (most: number) => Math.floor(random() * (most + 1));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  for (let run = 0; run < 1000; run += 1) {
    const all = Array.from({ length: drawUpTo(5) }, (_, index) => ({
      ...texas,
      permitId: `p${index}`,
      price: drawUpTo(9000),
    }));
    const permits = all
      .filter(() => random() < 0.8)
      .map((one) => (random() < 0.5 ? issueWithFee(one, drawUpTo(9000)) : one));
    const payments = Array.from({ length: drawUpTo(3) }, (_, index): LedgerPayment => {
      const given = all
        .filter(() => random() < 0.7)
        .map((one) => ({ ...toLine(one), amountCents: drawUpTo(9000) - 1000 }));
      const asked = sum(given.map(({ amountCents }) => amountCents));
      const captured = random() < 0.6 && asked > 0 ? asked : drawUpTo(20_000);
      return {
        id: `pay${index}`,
        kind: index === 0 ? 'order' : 'adjustment',
        captured,
        lines: given,
        at: toMinute(drawUpTo(40)),
      };
    });
    const refunds = Array.from({ length: payments.length === 0 ? 0 : drawUpTo(4) }, (_, index) => ({
      ...refund(1 + drawUpTo(3000), random() < 0.5 ? `p${drawUpTo(5)}` : null, drawUpTo(40)),
      id: `back${index}`,
      failedAt: random() < 0.3 ? toMinute(41 + drawUpTo(9)) : null,
    }));
    const disputes = Array.from({ length: payments.length === 0 ? 0 : drawUpTo(3) }, (_, index) => ({
      id: `dispute${index}`,
      amount: drawUpTo(6000) - 4000,
      fee: random() < 0.5 ? 1500 : 0,
      at: toMinute(drawUpTo(40)),
    }));
    const { rows, totals, entries } = buildLedger({ permits, payments, refunds, disputes });
    expect(totals.charged).toBe(sum(payments.map(({ captured }) => captured)));
    expect(totals.refunded).toBe(sum(refunds.map(({ amount, failedAt }) => (failedAt === null ? amount : 0))));
    for (const { id, captured } of payments)
      expect(sum(entries.filter(({ source }) => source === id).map(({ amount }) => amount))).toBe(captured);
    for (const { id, amount, failedAt } of refunds) {
      const own = entries.filter(({ source }) => source === id);
      const taken = own.filter(({ kind }) => kind === 'refund').map((entry) => entry.amount);
      expect([sum(taken), sum(own.map((entry) => entry.amount))]).toEqual([-amount, failedAt === null ? -amount : 0]);
    }
    expect(totals.disputed).toBe(sum(disputes.map(({ amount, fee }) => fee - amount)));
    for (const { id, amount, fee } of disputes)
      expect(sum(entries.filter(({ source }) => source === id).map((entry) => entry.amount))).toBe(amount - fee);
    for (const { permitId, charged, refunded, disputed, paid: fee } of rows) {
      const own = sum(entries.filter((entry) => entry.permitId === permitId).map(({ amount }) => amount));
      expect(own).toBe(charged - refunded - disputed - (fee ?? 0));
    }
  }
});
