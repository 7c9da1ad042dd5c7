import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fakeClock } from '../../../test/clock.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createPool } from '../../db/pool.ts';
import { HOUR, SECOND } from '../../clock.ts';
import { GatewayError, type GatewayFailure } from './gateway-error.ts';
import { keyFor, type Billing, type IntentSnapshot, type PaymentGateway } from './port.ts';
import type { Operation } from './sandbox/controls.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { sign } from './sandbox/signature.ts';

/** A gateway, and the hands that stand for the browser, the road and the bank. */
type Subject = {
  gateway: PaymentGateway;
  /** Saves the test card in the provider's form; its method id. */
  saveCard(customerId: string, alias: string): Promise<string>;
  authenticate(clientSecret: string, outcome: 'succeed' | 'fail'): Promise<void>;
  loseAnswer(operation: Operation, when: 'before' | 'after'): void;
  failNext(operation: Operation): void;
  hold(operation: Operation): { arrived: Promise<void>; release(): void };
  clock: ReturnType<typeof fakeClock>;
  close(): Promise<void>;
};

const billing: Billing = {
  name: 'Ann Ray',
  email: 'ann@example.com',
  phone: null,
  address: { line1: '1 Main St', city: 'Dallas', state: 'TX', country: 'US', postalCode: '75001' },
};

const secrets = ['whsec_current', 'whsec_previous'];

async function openSandbox(): Promise<Subject> {
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  const pool = createPool({ connectionString: database.url, onError: () => undefined });
  const clock = fakeClock();
  const failures: unknown[] = [];
  const gateway = await createSandboxGateway({
    pool,
    now: clock.now,
    webhookSecrets: secrets,
    onError: (error) => failures.push(error),
  });
  return {
    gateway,
    clock,
    ...gateway.controls,
    async saveCard(customerId, alias) {
      const setup = await gateway.createCardSetup(keyFor('seti', crypto.randomUUID()), { customerId });
      const entry = { alias, expMonth: 12, expYear: 2030, billing };
      const first = await gateway.browser.confirmSetup(setup.clientSecret, entry);
      const answer =
        first.status === 'requires_action'
          ? await gateway.browser.completeAuthentication(setup.clientSecret, 'succeed')
          : first;
      if (answer.status === 'refused') {
        const { code, declineCode, message } = answer;
        throw new GatewayError({
          kind: 'Declined',
          decline: { code, declineCode, adviceCode: null, message },
          intent: null,
        });
      }
      if (answer.status !== 'succeeded' || answer.sourceId === null)
        throw new Error(`The card was not saved: ${answer.status}`);
      return answer.sourceId;
    },
    async authenticate(clientSecret, outcome) {
      await gateway.browser.completeAuthentication(clientSecret, outcome);
    },
    async close() {
      await gateway.webhooks.stop();
      await pool.end();
      await database.drop();
      expect(failures).toEqual([]);
    },
  };
}

async function failure(call: Promise<unknown>): Promise<GatewayFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayError) return error.failure;
    throw error;
  }
  throw new Error('The call was expected to fail.');
}

describe.each([{ name: 'the sandbox', open: openSandbox }])('the payment port on $name', ({ open }) => {
  let subject: Subject;
  let gateway: PaymentGateway;

  beforeAll(async () => {
    subject = await open();
    gateway = subject.gateway;
  });
  afterAll(() => subject.close());

  const aCustomer = () =>
    gateway.createCustomer(keyFor('cus', crypto.randomUUID()), {
      email: 'ann@example.com',
      userId: crypto.randomUUID(),
    });

  async function anIntent(alias: string, capture: 'automatic' | 'manual' = 'automatic') {
    const customerId = await aCustomer();
    const methodId = await subject.saveCard(customerId, alias);
    const paymentId = crypto.randomUUID();
    const request = {
      amountCents: 12_600,
      customerId,
      description: 'Order 100001',
      capture,
      metadata: { orderId: crypto.randomUUID(), paymentId },
    };
    const intent = await gateway.createIntent(keyFor('pi', paymentId), request);
    return { customerId, methodId, paymentId, intent, request };
  }

  const confirm = (intent: IntentSnapshot, methodId: string, attempt: string = crypto.randomUUID()) =>
    gateway.confirmIntent(keyFor('confirm', attempt), { intentId: intent.id, methodId });

  test.each([
    ['pm_card_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
    ['pm_card_mastercard_2series', 'mastercard', '3222'],
    ['pm_card_amex', 'amex', '0005'],
    ['pm_card_visa_debit', 'visa', '5556'],
    ['pm_card_authenticationRequiredOnSetup', 'visa', '3155'],
  ])('%s can be saved', async (alias, brand, last4) => {
    const customerId = await aCustomer();
    const methodId = await subject.saveCard(customerId, alias);
    const card = await gateway.getCard(methodId);
    expect(card).toMatchObject({
      methodId,
      customerId,
      brand,
      last4,
      expMonth: 12,
      expYear: 2030,
      country: 'US',
      billing,
    });
    expect(card.checks).toEqual({ addressLine1: 'pass', addressPostalCode: 'pass', cvc: 'pass' });
    expect(await gateway.listCards(customerId)).toEqual([card]);
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', null, 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', null, "Your card's security code is incorrect."],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    [
      'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined.',
    ],
  ])('%s is refused when it is saved', async (alias, code, declineCode, message) => {
    const customerId = await aCustomer();
    const refused = await failure(subject.saveCard(customerId, alias));
    expect(refused).toMatchObject({ kind: 'Declined', decline: { code, declineCode, message } });
    expect(await gateway.listCards(customerId)).toEqual([]);
  });

  test.each([
    ['pm_card_avsFail', { addressLine1: 'fail', addressPostalCode: 'fail', cvc: 'pass' }],
    ['pm_card_avsZipFail', { addressLine1: 'pass', addressPostalCode: 'fail', cvc: 'pass' }],
    ['pm_card_cvcCheckFail', { addressLine1: 'pass', addressPostalCode: 'pass', cvc: 'fail' }],
  ])('%s is saved and charged with its failed checks', async (alias, checks) => {
    const { intent, methodId } = await anIntent(alias);
    expect((await gateway.getCard(methodId)).checks).toEqual(checks);
    expect((await confirm(intent, methodId)).status).toBe('succeeded');
  });

  test('the same number has the same fingerprint, another number another', async () => {
    const customerId = await aCustomer();
    const [first, again, other] = await Promise.all(
      ['pm_card_visa', 'pm_card_visa', 'pm_card_amex'].map(async (alias) =>
        gateway.getCard(await subject.saveCard(customerId, alias)),
      ),
    );
    expect(again?.fingerprint).toBe(first?.fingerprint);
    expect(again?.methodId).not.toBe(first?.methodId);
    expect(other?.fingerprint).not.toBe(first?.fingerprint);
  });

  test('billing details are merged, and an empty text clears one', async () => {
    const methodId = await subject.saveCard(await aCustomer(), 'pm_card_visa');
    const change = { name: '', phone: '5550100', address: { city: 'Austin' } };
    const card = await gateway.updateCardBilling(keyFor('billing', crypto.randomUUID()), { methodId, billing: change });
    expect(card.billing).toEqual({
      ...billing,
      name: null,
      phone: '5550100',
      address: { ...billing.address, city: 'Austin' },
    });
  });

  test('a detached card belongs to nobody, cannot be changed, and detaching it again is success', async () => {
    const customerId = await aCustomer();
    const methodId = await subject.saveCard(customerId, 'pm_card_visa');
    await gateway.detachCard(keyFor('detach', crypto.randomUUID()), methodId);
    await gateway.detachCard(keyFor('detach', crypto.randomUUID()), methodId);
    expect((await gateway.getCard(methodId)).customerId).toBeNull();
    expect(await gateway.listCards(customerId)).toEqual([]);
    const change = gateway.updateCardBilling(keyFor('billing', crypto.randomUUID()), {
      methodId,
      billing: { name: 'Bo' },
    });
    expect((await failure(change)).kind).toBe('Rejected');
    const adopted = await gateway.adoptCard(keyFor('adopt', crypto.randomUUID()), { methodId, customerId });
    expect(adopted.customerId).toBe(customerId);
  });

  test('a deleted customer has no cards and begins no setup, and deleting it again finds nothing; what it paid stays', async () => {
    const { intent, methodId, customerId } = await anIntent('pm_card_visa');
    const paid = await gateway.confirmIntent(keyFor('confirm', crypto.randomUUID()), { intentId: intent.id, methodId });
    await gateway.deleteCustomer(keyFor('forget', crypto.randomUUID()), customerId);
    expect(await gateway.listCards(customerId)).toEqual([]);
    expect((await gateway.getCard(methodId)).customerId).toBeNull();
    const setup = gateway.createCardSetup(keyFor('seti', crypto.randomUUID()), { customerId });
    expect((await failure(setup)).kind).toBe('NotFound');
    const again = gateway.deleteCustomer(keyFor('forget', crypto.randomUUID()), customerId);
    expect((await failure(again)).kind).toBe('NotFound');
    expect(await gateway.getIntent(intent.id)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: paid.amountCents,
    });
  });

  test('an unconfirmed intent charges nothing; a confirmed one is paid whole', async () => {
    const { intent, methodId, customerId, request } = await anIntent('pm_card_visa');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amountReceivedCents: 0,
      latestCharge: null,
      customerId,
    });
    const paid = await confirm(intent, methodId);
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
    const { intent, methodId, customerId } = await anIntent(alias);
    const declined = await failure(confirm(intent, methodId));
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
    const good = await subject.saveCard(customerId, 'pm_card_visa');
    const paid = await confirm(intent, good);
    expect(paid).toMatchObject({ id: intent.id, status: 'succeeded', lastError: null });
  });

  test('3-D Secure is asked for, and the charge comes after it', async () => {
    const { intent, methodId } = await anIntent('pm_card_authenticationRequired');
    const asked = await confirm(intent, methodId);
    expect(asked).toMatchObject({ status: 'requires_action', latestCharge: null });
    await subject.authenticate(asked.clientSecret, 'succeed');
    await subject.authenticate(asked.clientSecret, 'succeed');
    expect(await gateway.getIntent(intent.id)).toMatchObject({ status: 'succeeded', amountReceivedCents: 12_600 });
  });

  test('a failed 3-D Secure charges nothing and says so', async () => {
    const { intent, methodId } = await anIntent('pm_card_authenticationRequired');
    await subject.authenticate((await confirm(intent, methodId)).clientSecret, 'fail');
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
    const { intent, methodId } = await anIntent('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
    await subject.authenticate((await confirm(intent, methodId)).clientSecret, 'succeed');
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
    const { intent, methodId } = await anIntent(alias);
    const confirmation = { intentId: intent.id, methodId, offSession: true };
    const call = gateway.confirmIntent(keyFor('confirm', crypto.randomUUID()), confirmation);
    const result = await call.then(
      (paid) => paid.status,
      (error: GatewayError) => (error.failure.kind === 'Declined' ? error.failure.decline.code : error.failure.kind),
    );
    expect(result).toBe(expected);
  });

  test('a paid intent can neither be confirmed nor canceled nor changed; each refusal carries it', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa');
    await confirm(intent, methodId);
    const refusals = await Promise.all([
      failure(confirm(intent, methodId)),
      failure(gateway.cancelIntent(keyFor('cancel', crypto.randomUUID()), intent.id)),
      failure(
        gateway.updateIntentAmount(keyFor('amount', crypto.randomUUID(), 1), {
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
    const { intent, methodId } = await anIntent('pm_card_visa');
    expect((await gateway.cancelIntent(keyFor('cancel', crypto.randomUUID()), intent.id)).status).toBe('canceled');
    expect(await failure(confirm(intent, methodId))).toMatchObject({
      kind: 'UnexpectedState',
      intent: { status: 'canceled' },
    });
  });

  test('a changed amount is the amount charged', async () => {
    const { intent, methodId, paymentId } = await anIntent('pm_card_visa');
    await gateway.updateIntentAmount(keyFor('amount', paymentId, 9900), { intentId: intent.id, amountCents: 9900 });
    expect((await confirm(intent, methodId)).amountReceivedCents).toBe(9900);
  });

  test('with manual capture the money is taken by the capture', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa', 'manual');
    expect(await confirm(intent, methodId)).toMatchObject({ status: 'requires_capture', amountReceivedCents: 0 });
    const captured = await gateway.captureIntent(keyFor('capture', crypto.randomUUID()), intent.id);
    expect(captured).toMatchObject({ status: 'succeeded', amountReceivedCents: 12_600 });
  });

  test('a key is executed once: a success, a decline and a 5xx are replayed', async () => {
    const good = await anIntent('pm_card_visa');
    const first = await confirm(good.intent, good.methodId, 'replayed-success');
    expect(await confirm(good.intent, good.methodId, 'replayed-success')).toEqual(first);
    expect(await gateway.createIntent(keyFor('pi', good.paymentId), good.request)).toEqual(good.intent);

    const bad = await anIntent('pm_card_chargeCustomerFail');
    const declined = await failure(confirm(bad.intent, bad.methodId, 'replayed-decline'));
    expect(await failure(confirm(bad.intent, bad.methodId, 'replayed-decline'))).toEqual(declined);

    const broken = await anIntent('pm_card_visa');
    subject.failNext('confirmIntent');
    expect((await failure(confirm(broken.intent, broken.methodId, 'replayed-500'))).kind).toBe('OutcomeUnknown');
    expect((await failure(confirm(broken.intent, broken.methodId, 'replayed-500'))).kind).toBe('OutcomeUnknown');
    expect((await gateway.getIntent(broken.intent.id)).status).toBe('requires_payment_method');
  });

  test('a key with other parameters is refused, and is free again after a day', async () => {
    const { intent, methodId, paymentId, request } = await anIntent('pm_card_visa');
    const other = { ...request, amountCents: 9900 };
    expect((await failure(gateway.createIntent(keyFor('pi', paymentId), other))).kind).toBe('KeyMismatch');
    await confirm(intent, methodId, 'one-key');
    const elsewhere = await anIntent('pm_card_visa');
    expect((await failure(confirm(elsewhere.intent, elsewhere.methodId, 'one-key'))).kind).toBe('KeyMismatch');
    subject.clock.advance(25 * HOUR);
    expect((await confirm(elsewhere.intent, elsewhere.methodId, 'one-key')).status).toBe('succeeded');
  });

  test('ten requests with one key at the same time charge once', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa');
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(intent, methodId, 'ten-at-once')));
    const refused = calls
      .filter((call) => call.status === 'rejected')
      .map((call) => (call.reason as GatewayError).failure.kind);
    expect(refused.filter((kind) => kind !== 'OutcomeUnknown')).toEqual([]);
    expect(calls.some((call) => call.status === 'fulfilled')).toBe(true);
    expect((await gateway.getIntent(intent.id)).amountReceivedCents).toBe(12_600);
  });

  test('ten confirmations with ten keys at the same time charge once', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa');
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(intent, methodId)));
    expect(calls.filter((call) => call.status === 'fulfilled')).toHaveLength(1);
    const refused = calls.flatMap((call) =>
      call.status === 'rejected' ? (call.reason as GatewayError).failure.kind : [],
    );
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'UnexpectedState'));
  });

  test('an answer lost before execution leaves nothing; the same key then charges', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa');
    subject.loseAnswer('confirmIntent', 'before');
    expect((await failure(confirm(intent, methodId, 'lost-before'))).kind).toBe('OutcomeUnknown');
    expect((await gateway.getIntent(intent.id)).status).toBe('requires_payment_method');
    expect((await confirm(intent, methodId, 'lost-before')).status).toBe('succeeded');
  });

  test('an answer lost after execution is a charge; the same key tells it', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa');
    subject.loseAnswer('confirmIntent', 'after');
    expect((await failure(confirm(intent, methodId, 'lost-after'))).kind).toBe('OutcomeUnknown');
    const truth = await gateway.getIntent(intent.id);
    expect(truth.status).toBe('succeeded');
    expect(await confirm(intent, methodId, 'lost-after')).toEqual(truth);
  });

  test('intents are found by the payment they were made for', async () => {
    const { intent, customerId, paymentId } = await anIntent('pm_card_visa');
    expect(await gateway.findIntents({ customerId, paymentId })).toEqual([intent]);
    expect(await gateway.findIntents({ customerId, paymentId: crypto.randomUUID() })).toEqual([]);
    expect(await gateway.findIntents({ customerId: await aCustomer(), paymentId })).toEqual([]);
  });

  test('another customer’s card is rejected, unknown ids are not found', async () => {
    const { intent } = await anIntent('pm_card_visa');
    const foreign = await subject.saveCard(await aCustomer(), 'pm_card_visa');
    expect((await failure(confirm(intent, foreign))).kind).toBe('Rejected');
    expect((await failure(gateway.getIntent('pi_unknown'))).kind).toBe('NotFound');
    expect((await failure(gateway.getCard('pm_unknown'))).kind).toBe('NotFound');
  });

  test.each([
    ['pm_card_visa', ['succeeded', 'succeeded'], null],
    ['pm_card_pendingRefund', ['pending', 'succeeded'], null],
    ['pm_card_refundFail', ['succeeded', 'failed'], 'expired_or_canceled_card'],
  ])('a refund of %s goes %j', async (alias, [atFirst, later], why) => {
    const { intent, methodId } = await anIntent(alias);
    await confirm(intent, methodId);
    const refundId = crypto.randomUUID();
    const request = { intentId: intent.id, amountCents: 5000, refundId };
    const refund = await gateway.createRefund(keyFor('refund', refundId), request);
    expect(refund).toMatchObject({ intentId: intent.id, amountCents: 5000, status: atFirst, metadata: { refundId } });
    expect((await gateway.createRefund(keyFor('refund', refundId), request)).id).toBe(refund.id);
    subject.clock.advance(5 * SECOND);
    expect(await gateway.listRefunds(intent.id)).toEqual([{ ...refund, status: later, failure: why }]);
  });

  test('more than was paid is never refunded', async () => {
    const { intent, methodId } = await anIntent('pm_card_visa');
    await confirm(intent, methodId);
    const refund = (amountCents: number) => {
      const refundId = crypto.randomUUID();
      return gateway.createRefund(keyFor('refund', refundId), { intentId: intent.id, amountCents, refundId });
    };
    await refund(12_000);
    expect((await failure(refund(601))).kind).toBe('UnexpectedState');
    await refund(600);
    expect(await gateway.listRefunds(intent.id)).toHaveLength(2);
  });

  test('events tell of what happened, oldest first', async () => {
    const since = subject.clock.now();
    const { intent, methodId } = await anIntent('pm_card_visa');
    await confirm(intent, methodId);
    const types = ['payment_method.attached', 'payment_intent.succeeded'];
    const events = (await gateway.listEvents(since, types)).filter(({ objectId }) =>
      [intent.id, methodId].includes(objectId),
    );
    expect(events.map(({ type, objectId }) => [type, objectId])).toEqual([
      ['payment_method.attached', methodId],
      ['payment_intent.succeeded', intent.id],
    ]);
  });

  describe('a webhook', () => {
    const payload = JSON.stringify({
      id: 'evt_one',
      object: 'event',
      created: 1_794_841_200,
      livemode: false,
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_one' } },
    });
    const raw = new TextEncoder().encode(payload);
    const at = (seconds: number) => new Date(subject.clock.now().getTime() + seconds * SECOND);
    const kindOf = (body: Uint8Array, header: string | undefined) =>
      failure(Promise.resolve().then(() => gateway.verifyWebhook(body, header)));

    test('with a good signature is read', () => {
      expect(gateway.verifyWebhook(raw, sign(payload, 'whsec_current', at(0)))).toEqual({
        id: 'evt_one',
        type: 'payment_intent.succeeded',
        objectId: 'pi_one',
        livemode: false,
        createdAt: new Date(1_794_841_200 * SECOND),
      });
    });

    test('signed with the secret that is being rotated out is read', () => {
      expect(gateway.verifyWebhook(raw, sign(payload, 'whsec_previous', at(0))).id).toBe('evt_one');
    });

    test.each([
      ['another secret', () => sign(payload, 'whsec_foreign', at(0))],
      ['another payload', () => sign(`${payload} `, 'whsec_current', at(0))],
      ['an age over 300 seconds', () => sign(payload, 'whsec_current', at(-301))],
      [
        'a changed time',
        () => sign(payload, 'whsec_current', at(-400)).replace(/^t=\d+/, `t=${Math.floor(at(0).getTime() / SECOND)}`),
      ],
      ['no signature', () => undefined],
      ['nonsense', () => 't=,v1=zz,=,'],
    ])('with %s is refused', async (_name, header) => {
      expect((await kindOf(raw, header())).kind).toBe('BadSignature');
    });

    test('just within 300 seconds is read', () => {
      expect(gateway.verifyWebhook(raw, sign(payload, 'whsec_current', at(-300))).id).toBe('evt_one');
    });
  });
});
