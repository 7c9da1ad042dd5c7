import { describe, expect, test } from 'vitest';
import { SECOND } from '#clock.ts';
import { failure, aSubject } from './gateway.test-support.ts';
import { buildKey } from './port.ts';

describe('the payment port: refunds', () => {
  const { subject, gateway, hands } = aSubject();

  test.each([
    ['pm_card_visa', ['succeeded', 'succeeded'], null],
    ['pm_card_pendingRefund', ['pending', 'succeeded'], null],
    ['pm_card_refundFail', ['succeeded', 'failed'], 'expired_or_canceled_card'],
  ])('a refund of %s goes %j', async (alias, [atFirst, later], why) => {
    const { intent, methodId } = await hands.anIntent(alias);
    await hands.confirm(intent, methodId);
    const refundId = crypto.randomUUID();
    const request = { intentId: intent.id, amountCents: 5000, refundId };
    const refund = await gateway.createRefund(buildKey('refund', refundId), request);
    expect(refund).toMatchObject({ intentId: intent.id, amountCents: 5000, status: atFirst, metadata: { refundId } });
    expect((await gateway.createRefund(buildKey('refund', refundId), request)).id).toBe(refund.id);
    subject.clock.advance(5 * SECOND);
    expect(await gateway.listRefunds(intent.id)).toEqual([{ ...refund, status: later, failure: why }]);
  });

  test('more than was paid is never refunded', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    await hands.confirm(intent, methodId);
    const refund = (amountCents: number) => {
      const refundId = crypto.randomUUID();
      return gateway.createRefund(buildKey('refund', refundId), { intentId: intent.id, amountCents, refundId });
    };
    await refund(12_000);
    expect((await failure(refund(601))).kind).toBe('UnexpectedState');
    await refund(600);
    expect(await gateway.listRefunds(intent.id)).toHaveLength(2);
  });
});
