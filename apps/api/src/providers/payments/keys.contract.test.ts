import { describe, expect, test } from 'vitest';
import { HOUR } from '#clock.ts';
import type { GatewayError } from './gateway-error.ts';
import { failure, aSubject } from './gateway.test-support.ts';
import { buildKey } from './port.ts';

describe('the payment port: keys and lost answers', () => {
  const { subject, gateway, hands } = aSubject();

  test('a key is executed once: a success, a decline and a 5xx are replayed', async () => {
    const good = await hands.anIntent('pm_card_visa');
    const first = await hands.confirm(good.intent, good.methodId, 'replayed-success');
    expect(await hands.confirm(good.intent, good.methodId, 'replayed-success')).toEqual(first);
    expect(await gateway.createIntent(buildKey('pi', good.paymentId), good.request)).toEqual(good.intent);

    const bad = await hands.anIntent('pm_card_chargeCustomerFail');
    const declined = await failure(hands.confirm(bad.intent, bad.methodId, 'replayed-decline'));
    expect(await failure(hands.confirm(bad.intent, bad.methodId, 'replayed-decline'))).toEqual(declined);

    const broken = await hands.anIntent('pm_card_visa');
    subject.failNext('confirmIntent');
    expect((await failure(hands.confirm(broken.intent, broken.methodId, 'replayed-500'))).kind).toBe('OutcomeUnknown');
    expect((await failure(hands.confirm(broken.intent, broken.methodId, 'replayed-500'))).kind).toBe('OutcomeUnknown');
    expect((await gateway.getIntent(broken.intent.id)).status).toBe('requires_payment_method');
  });

  test('a key with other parameters is refused, and is free again after a day', async () => {
    const { intent, methodId, paymentId, request } = await hands.anIntent('pm_card_visa');
    const other = { ...request, amountCents: 9900 };
    expect((await failure(gateway.createIntent(buildKey('pi', paymentId), other))).kind).toBe('KeyMismatch');
    await hands.confirm(intent, methodId, 'one-key');
    const elsewhere = await hands.anIntent('pm_card_visa');
    expect((await failure(hands.confirm(elsewhere.intent, elsewhere.methodId, 'one-key'))).kind).toBe('KeyMismatch');
    subject.clock.advance(25 * HOUR);
    expect((await hands.confirm(elsewhere.intent, elsewhere.methodId, 'one-key')).status).toBe('succeeded');
  });

  test('ten requests with one key at the same time charge once', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    const calls = await Promise.allSettled(
      Array.from({ length: 10 }, () => hands.confirm(intent, methodId, 'ten-at-once')),
    );
    const refused = calls
      .filter((call) => call.status === 'rejected')
      .map((call) => (call.reason as GatewayError).failure.kind);
    expect(refused.filter((kind) => kind !== 'OutcomeUnknown')).toEqual([]);
    expect(calls.some((call) => call.status === 'fulfilled')).toBe(true);
    expect((await gateway.getIntent(intent.id)).amountReceivedCents).toBe(12_600);
  });

  test('ten confirmations with ten keys at the same time charge once', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => hands.confirm(intent, methodId)));
    expect(calls.filter((call) => call.status === 'fulfilled')).toHaveLength(1);
    const refused = calls.flatMap((call) =>
      call.status === 'rejected' ? (call.reason as GatewayError).failure.kind : [],
    );
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'UnexpectedState'));
  });

  test('an answer lost before execution leaves nothing; the same key then charges', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    subject.loseAnswer('confirmIntent', 'before');
    expect((await failure(hands.confirm(intent, methodId, 'lost-before'))).kind).toBe('OutcomeUnknown');
    expect((await gateway.getIntent(intent.id)).status).toBe('requires_payment_method');
    expect((await hands.confirm(intent, methodId, 'lost-before')).status).toBe('succeeded');
  });

  test('an answer lost after execution is a charge; the same key returns it', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    subject.loseAnswer('confirmIntent', 'after');
    expect((await failure(hands.confirm(intent, methodId, 'lost-after'))).kind).toBe('OutcomeUnknown');
    const truth = await gateway.getIntent(intent.id);
    expect(truth.status).toBe('succeeded');
    expect(await hands.confirm(intent, methodId, 'lost-after')).toEqual(truth);
  });
});
