import { describe, expect, test } from 'vitest';
import { DAY, SECOND } from '#clock.ts';
import { failure, aSubject } from './gateway.test-support.ts';
import { buildKey, type BalanceEntry } from './port.ts';

describe('the payment port: balance and payouts', () => {
  const { subject, gateway, hands } = aSubject();

  async function payWith(alias: string, refundCents?: number) {
    const { intent, methodId } = await hands.anIntent(alias);
    await hands.confirm(intent, methodId);
    if (refundCents === undefined) return intent.id;
    const refundId = crypto.randomUUID();
    const refund = { intentId: intent.id, amountCents: refundCents, refundId };
    await gateway.createRefund(buildKey('refund', refundId), refund);
    return intent.id;
  }
  const toLine = ({ category, amountCents, feeCents, netCents }: BalanceEntry) => [
    category,
    amountCents,
    feeCents,
    netCents,
  ];

  test('a charge costs 2.9 % and 30 cents, a refund gives no fee back, and each line names its intent', async () => {
    const since = subject.clock.now();
    const intentId = await payWith('pm_card_visa', 5000);
    const lines = await gateway.listBalance(since);
    expect(lines.map(toLine)).toEqual([
      ['charge', 12_600, 395, 12_205],
      ['refund', -5000, 0, -5000],
    ]);
    expect(lines.map((line) => line.intentId)).toEqual([intentId, intentId]);
    expect(lines.map((line) => line.sourceId?.slice(0, 3))).toEqual(['ch_', 're_']);
    subject.clock.advance(SECOND);
    expect(await gateway.listBalance(subject.clock.now())).toEqual([]);
  });

  test('a refund that fails comes back', async () => {
    const since = subject.clock.now();
    const intentId = await payWith('pm_card_refundFail', 5000);
    subject.clock.advance(5 * SECOND);
    await gateway.listRefunds(intentId);
    expect((await gateway.listBalance(since)).map(toLine)).toEqual([
      ['charge', 12_600, 395, 12_205],
      ['refund', -5000, 0, -5000],
      ['refund_failure', 5000, 0, 5000],
    ]);
  });

  test('a dispute withdraws its amount and a fee; once it is won, the amount comes back', async () => {
    const since = subject.clock.now();
    const intentId = await payWith('pm_card_visa');
    const { id } = await subject.openDispute(intentId);
    await subject.closeDispute(id, 'won');
    const lines = (await gateway.listBalance(since)).filter(({ sourceId }) => sourceId === id);
    expect(lines.map(toLine)).toEqual([
      ['dispute', -12_600, 1500, -14_100],
      ['dispute_reversal', 12_600, 0, 12_600],
    ]);
    expect(lines.map((line) => line.intentId)).toEqual([intentId, intentId]);
    subject.clock.advance(SECOND);
  });

  test('a declined charge moves nothing, a captured one does', async () => {
    const since = subject.clock.now();
    const declined = await hands.anIntent('pm_card_chargeCustomerFail');
    expect((await failure(hands.confirm(declined.intent, declined.methodId))).kind).toBe('Declined');
    const { intent, methodId } = await hands.anIntent('pm_card_visa', 'manual');
    await hands.confirm(intent, methodId);
    expect((await gateway.listBalance(since)).filter(({ intentId }) => intentId === intent.id)).toEqual([]);
    await gateway.captureIntent(buildKey('capture', crypto.randomUUID()), intent.id);
    expect((await gateway.listBalance(since)).map(({ intentId }) => intentId)).toContain(intent.id);
    subject.clock.advance(SECOND);
  });

  test('what is available is paid out each midnight, arrives a day later, and its lines add up to it', async () => {
    subject.clock.advance(4 * DAY);
    const begin = subject.clock.now();
    await payWith('pm_card_visa', 5000);
    await payWith('pm_card_amex');
    subject.clock.advance(DAY);
    expect((await gateway.listPayouts(begin)).filter(({ status }) => status !== 'paid')).toEqual([]);
    subject.clock.advance(DAY);
    const [payout, ...others] = (await gateway.listPayouts(begin)).filter(({ status }) => status === 'in_transit');
    expect(others).toEqual([]);
    expect(payout).toMatchObject({ amountCents: 2 * 12_205 - 5000, isAutomatic: true, isReconciled: true });
    const lines = await gateway.listPayoutBalance(payout?.id ?? '');
    const [own, ...rest] = lines.toReversed();
    expect(own).toMatchObject({ category: 'payout', amountCents: -(payout?.amountCents ?? 0), sourceId: payout?.id });
    expect(rest.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(payout?.amountCents);
    subject.clock.advance(DAY);
    const arrived = (await gateway.listPayouts(begin)).find(({ id }) => id === payout?.id);
    expect(arrived?.status).toBe('paid');
  });

  test('a payout that the bank returns has failed, and the next one has its amount', async () => {
    const begin = subject.clock.now();
    await payWith('pm_card_visa');
    subject.clock.advance(3 * DAY);
    const [first] = await gateway.listPayouts(begin);
    await subject.failPayout(first?.id ?? '');
    expect(await gateway.listPayouts(begin)).toMatchObject([
      { status: 'failed', failure: 'The bank account has been closed.' },
    ]);
    await payWith('pm_card_visa');
    subject.clock.advance(3 * DAY);
    const payouts = await gateway.listPayouts(begin);
    const later = payouts.slice(1);
    expect(later.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(2 * 12_205);
    for (const { id, amountCents } of later) {
      const lines = (await gateway.listPayoutBalance(id)).filter(({ type }) => type !== 'payout');
      expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(amountCents);
    }
  });

  test('a payout that does not exist has no lines', async () => {
    expect((await failure(gateway.listPayoutBalance('po_none'))).kind).toBe('NotFound');
  });
});
