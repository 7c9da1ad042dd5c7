import { describe, expect, test } from 'vitest';
import type { GatewayError } from './gateway-error.ts';
import { billing, failure, aSubject } from './gateway.test-support.ts';
import { buildKey } from './port.ts';

describe('the payment port: payments', () => {
  const { subject, gateway, hands } = aSubject();

  test('an unconfirmed intent charges nothing; a confirmed one is paid whole', async () => {
    const { intent, methodId, customerId, request } = await hands.anIntent('pm_card_visa');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amountReceivedCents: 0,
      latestCharge: null,
      customerId,
    });
    const paid = await hands.confirm(intent, methodId);
    expect(paid).toMatchObject({
      id: intent.id,
      status: 'succeeded',
      amountCents: 12_600,
      amountReceivedCents: 12_600,
      currency: 'usd',
      metadata: request.metadata,
      latestCharge: {
        status: 'succeeded',
        amountCents: 12_600,
        methodId,
        billing,
        card: { brand: 'visa', last4: '4242' },
      },
    });
    expect(await gateway.getIntent(intent.id)).toEqual(paid);
  });

  test.each([
    ['pm_card_chargeCustomerFail', 'generic_decline', 'Your card was declined.'],
    ['pm_card_sandbox_insufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['pm_card_sandbox_doNotHonor', 'do_not_honor', 'Your card was declined.'],
  ])('%s is declined when charged, and another card pays the same intent', async (alias, declineCode, message) => {
    const { intent, methodId, customerId } = await hands.anIntent(alias);
    const declined = await failure(hands.confirm(intent, methodId));
    expect(declined).toMatchObject({
      kind: 'Declined',
      decline: { code: 'card_declined', declineCode, message },
      intent: {
        id: intent.id,
        status: 'requires_payment_method',
        latestCharge: { status: 'failed' },
        lastError: { declineCode },
      },
    });
    const good = await hands.saveCard(customerId, 'pm_card_visa');
    const paid = await hands.confirm(intent, good);
    expect(paid).toMatchObject({ id: intent.id, status: 'succeeded', lastError: null });
  });

  test('3-D Secure is required, and the charge comes after it', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_authenticationRequired');
    const waiting = await hands.confirm(intent, methodId);
    expect(waiting).toMatchObject({ status: 'requires_action', latestCharge: null });
    await subject.browser.completeAuthentication(waiting.clientSecret, 'succeed');
    await subject.browser.completeAuthentication(waiting.clientSecret, 'succeed');
    expect(await gateway.getIntent(intent.id)).toMatchObject({ status: 'succeeded', amountReceivedCents: 12_600 });
  });

  test('a failed 3-D Secure charges nothing and is reported', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_authenticationRequired');
    await subject.browser.completeAuthentication((await hands.confirm(intent, methodId)).clientSecret, 'fail');
    expect(await gateway.getIntent(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      amountReceivedCents: 0,
      latestCharge: null,
      lastError: {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    });
  });

  test('a card can be declined after its 3-D Secure', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
    await subject.browser.completeAuthentication((await hands.confirm(intent, methodId)).clientSecret, 'succeed');
    const after = await gateway.getIntent(intent.id);
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      lastError: { declineCode: 'insufficient_funds' },
    });
  });

  test.each([
    ['pm_card_authenticationRequiredOnSetup', 'succeeded'],
    ['pm_card_authenticationRequired', 'authentication_required'],
  ])('%s off session: %s', async (alias, expected) => {
    const { intent, methodId } = await hands.anIntent(alias);
    const confirmation = { intentId: intent.id, methodId, offSession: true };
    const call = gateway.confirmIntent(buildKey('confirm', crypto.randomUUID()), confirmation);
    const result = await call.then(
      (paid) => paid.status,
      (error: GatewayError) => (error.failure.kind === 'Declined' ? error.failure.decline.code : error.failure.kind),
    );
    expect(result).toBe(expected);
  });

  test('a paid intent can neither be confirmed nor canceled nor changed; each refusal carries it', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    await hands.confirm(intent, methodId);
    const refusals = await Promise.all([
      failure(hands.confirm(intent, methodId)),
      failure(gateway.cancelIntent(buildKey('cancel', crypto.randomUUID()), intent.id)),
      failure(
        gateway.updateIntentAmount(buildKey('amount', crypto.randomUUID(), 1), {
          intentId: intent.id,
          amountCents: 5000,
        }),
      ),
    ]);
    for (const refused of refusals) {
      expect(refused).toMatchObject({ kind: 'UnexpectedState', intent: { id: intent.id, status: 'succeeded' } });
    }
  });

  test('a canceled intent never charges', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    expect((await gateway.cancelIntent(buildKey('cancel', crypto.randomUUID()), intent.id)).status).toBe('canceled');
    expect(await failure(hands.confirm(intent, methodId))).toMatchObject({
      kind: 'UnexpectedState',
      intent: { status: 'canceled' },
    });
  });

  test('a changed amount is the amount charged', async () => {
    const { intent, methodId, paymentId } = await hands.anIntent('pm_card_visa');
    await gateway.updateIntentAmount(buildKey('amount', paymentId, 9900), { intentId: intent.id, amountCents: 9900 });
    expect((await hands.confirm(intent, methodId)).amountReceivedCents).toBe(9900);
  });

  test('with manual capture the money is taken by the capture', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa', 'manual');
    expect(await hands.confirm(intent, methodId)).toMatchObject({ status: 'requires_capture', amountReceivedCents: 0 });
    const captured = await gateway.captureIntent(buildKey('capture', crypto.randomUUID()), intent.id);
    expect(captured).toMatchObject({ status: 'succeeded', amountReceivedCents: 12_600 });
  });

  test('intents are found by the payment they were made for', async () => {
    const { intent, customerId, paymentId } = await hands.anIntent('pm_card_visa');
    expect(await gateway.findIntents({ customerId, paymentId })).toEqual([intent]);
    expect(await gateway.findIntents({ customerId, paymentId: crypto.randomUUID() })).toEqual([]);
    expect(await gateway.findIntents({ customerId: await hands.aCustomer(), paymentId })).toEqual([]);
  });

  test('another customer’s card is rejected, unknown ids are not found', async () => {
    const { intent } = await hands.anIntent('pm_card_visa');
    const foreign = await hands.saveCard(await hands.aCustomer(), 'pm_card_visa');
    expect((await failure(hands.confirm(intent, foreign))).kind).toBe('Rejected');
    expect((await failure(gateway.getIntent('pi_unknown'))).kind).toBe('NotFound');
    expect((await failure(gateway.getCard('pm_unknown'))).kind).toBe('NotFound');
  });
});
