import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, after } from '#clock.ts';
import { aSubject, failure } from './gateway.test-support.ts';
import { buildKey } from './port.ts';

describe('the payment port: disputes', () => {
  const { subject, gateway, hands } = aSubject();
  let known: number;
  beforeEach(async () => {
    known = (await subject.listEventTypes()).length;
  });

  const listNews = async () => (await subject.listEventTypes()).slice(known).filter((type) => type.includes('dispute'));
  async function charge(alias: string): Promise<string> {
    const { intent, methodId } = await hands.anIntent(alias);
    await hands.confirm(intent, methodId);
    return intent.id;
  }
  async function readDispute(intentId: string) {
    const events = await gateway.listEvents(new Date(0), ['charge.dispute.created']);
    return gateway.getDispute(events.find((event) => event.intentId === intentId)?.objectId ?? '');
  }
  const refund = (intentId: string) => {
    const refundId = crypto.randomUUID();
    return gateway.createRefund(buildKey('refund', refundId), { intentId, amountCents: 100, refundId });
  };

  test.each([
    ['pm_card_createDispute', 'fraudulent'],
    ['pm_card_createDisputeProductNotReceived', 'product_not_received'],
  ])('a charge of %s is disputed as %s at once: the amount and a fee are withdrawn', async (alias, reason) => {
    const intentId = await charge(alias);
    const dispute = await readDispute(intentId);
    const now = dispute.createdAt;
    expect(dispute).toEqual({
      id: expect.stringMatching(/^dp_/),
      intentId,
      amountCents: 12_600,
      reason,
      status: 'needs_response',
      evidenceDueAt: after(now, 9 * DAY),
      createdAt: now,
      isChargeRefundable: false,
      livemode: false,
      movements: [{ id: expect.stringMatching(/^txn_/), amountCents: -12_600, feeCents: 1500, at: now }],
    });
    expect(await listNews()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  });

  test('a won dispute gives the amount back, never the fee', async () => {
    const intentId = await charge('pm_card_createDispute');
    const { id } = await readDispute(intentId);
    await subject.closeDispute(id, 'won');
    const { status, movements } = await gateway.getDispute(id);
    expect(status).toBe('won');
    expect(movements.map(({ amountCents, feeCents }) => [amountCents, feeCents])).toEqual([
      [-12_600, 1500],
      [12_600, 0],
    ]);
    expect((await listNews()).slice(2)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
    expect((await refund(intentId)).status).toBe('succeeded');
  });

  test('a lost dispute gives nothing back', async () => {
    const { id } = await readDispute(await charge('pm_card_createDispute'));
    await subject.closeDispute(id, 'lost');
    const { status, movements } = await gateway.getDispute(id);
    expect([status, movements.length]).toEqual(['lost', 1]);
    expect((await listNews()).slice(2)).toEqual(['charge.dispute.updated', 'charge.dispute.closed']);
  });

  test('a charged-back amount is not refunded; that of an inquiry is', async () => {
    const disputed = await charge('pm_card_createDispute');
    expect(await failure(refund(disputed))).toMatchObject({
      kind: 'Rejected',
      message: expect.stringContaining('charged back'),
    });
    const asked = await charge('pm_card_createDisputeInquiry');
    const { id, ...inquiry } = await readDispute(asked);
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', movements: [], isChargeRefundable: true });
    expect((await refund(asked)).status).toBe('succeeded');
    await subject.closeDispute(id, 'won');
    expect(await gateway.getDispute(id)).toMatchObject({ status: 'warning_closed', movements: [] });
  });

  test('any charge can be disputed later, by what is left of it', async () => {
    const intentId = await charge('pm_card_visa');
    await refund(intentId);
    const { id } = await subject.openDispute(intentId, { reason: 'duplicate' });
    expect(await gateway.getDispute(id)).toMatchObject({ amountCents: 12_500, reason: 'duplicate' });
    expect((await failure(gateway.getDispute('dp_unknown'))).kind).toBe('NotFound');
  });
});
