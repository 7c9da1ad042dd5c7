import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestStandIn, type TestStandIn } from '#test/test-stand-in.ts';
import { systemClock } from '#clock.ts';
import { GatewayError } from '../gateway-error.ts';
import { failure, handsOn } from '../gateway.test-support.ts';
import { buildKey, type PaymentGateway } from '../port.ts';
import { createStripeGateway } from './stripe-gateway.ts';

let server: TestStandIn;
let gateway: PaymentGateway;
let hands: ReturnType<typeof handsOn>;

function createGatewayTo(apiBase: string, more: { timeout?: number; maxNetworkRetries?: number } = {}): PaymentGateway {
  const { secretKey, webhookSecret } = server;
  return createStripeGateway({
    provider: 'stripe',
    secretKey,
    apiBase,
    livemode: false,
    webhookSecrets: [webhookSecret],
    clock: systemClock,
    ...more,
  });
}

beforeAll(async () => {
  server = await openTestStandIn(systemClock);
  gateway = createGatewayTo(server.url);
  hands = handsOn({ gateway, browser: server.browser });
});
afterAll(() => server.close());

const listCharges = async ({ id }: { id: string }) =>
  (await server.charges()).filter(({ payment_intent: of }) => of === id);

const buildBillingKey = () => buildKey('billing', crypto.randomUUID());

describe('each refusal of Stripe has one meaning', () => {
  const message = 'Said by Stripe.';
  test.each([
    ['a rate limit', 429, { type: 'invalid_request_error', code: 'rate_limit', message }, 'NotExecuted'],
    ['a lock that is taken', 429, { type: 'invalid_request_error', code: 'lock_timeout', message }, 'NotExecuted'],
    ['a key of another request', 400, { type: 'idempotency_error', message }, 'KeyMismatch'],
    ['a key in use', 409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message }, 'OutcomeUnknown'],
    ['a wrong secret key', 401, { type: 'invalid_request_error', message }, 'Misconfigured'],
    ['a key that may not', 403, { type: 'invalid_request_error', message }, 'Misconfigured'],
    ['a missing object', 404, { type: 'invalid_request_error', code: 'resource_missing', message }, 'NotFound'],
    ['a missing parameter', 400, { type: 'invalid_request_error', code: 'parameter_missing', message }, 'Rejected'],
    ['a fault of its own', 500, { type: 'api_error', message }, 'OutcomeUnknown'],
    ['a card', 402, { type: 'card_error', code: 'expired_card', message }, 'Declined'],
  ] as const)('%s', async (_name, status, body, kind) => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    for (let time = 0; time < 3; time += 1) server.controls.refuseNext('confirmIntent', status, body);
    const call = createGatewayTo(server.url, { maxNetworkRetries: 0 }).confirmIntent(
      buildKey('confirm', crypto.randomUUID()),
      {
        intentId: intent.id,
        methodId,
      },
    );
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ failure: { kind }, message, requestId: expect.stringMatching(/^req_/) });
    expect((await gateway.getIntent(intent.id)).status).toBe('requires_payment_method');
    clearRefusals();
  });

  /** Unused refusals must not affect the next test. */
  function clearRefusals(): void {
    server.controls.clear();
  }

  test('a decline with the issuer’s reason, and the intent with its failed charge', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_sandbox_insufficientFunds');
    expect(await failure(hands.confirm(intent, methodId))).toMatchObject({
      kind: 'Declined',
      decline: { code: 'card_declined', declineCode: 'insufficient_funds', adviceCode: null },
      intent: { id: intent.id, latestCharge: { status: 'failed', methodId, card: { brand: 'visa', last4: '0515' } } },
    });
  });

  test('a decline whose intent cannot be read is still a decline', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_chargeCustomerFail');
    server.controls.loseAnswer('getIntent', 'before');
    expect(await failure(hands.confirm(intent, methodId))).toMatchObject({ kind: 'Declined', intent: null });
  });

  test('a refund of a refunded payment, with the intent', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    await hands.confirm(intent, methodId);
    const refund = () => {
      const refundId = crypto.randomUUID();
      return gateway.createRefund(buildKey('refund', refundId), { intentId: intent.id, amountCents: 12_600, refundId });
    };
    await refund();
    expect(await failure(refund())).toMatchObject({ kind: 'UnexpectedState', intent: { amountReceivedCents: 12_600 } });
  });
});

describe('time', () => {
  test.each(['before', 'after'] as const)('that runs out %s the execution leaves the outcome unknown', async (when) => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    const gate = server.controls.hold('confirmIntent', when);
    const key = buildKey('confirm', crypto.randomUUID());
    const confirmation = { intentId: intent.id, methodId };
    const impatient = createGatewayTo(server.url, { timeout: 1000, maxNetworkRetries: 0 });
    const arrived = gate.arrived.then(() => true);
    // On a busy machine the time may run out before the request is sent.
    do expect((await failure(impatient.confirmIntent(key, confirmation))).kind).toBe('OutcomeUnknown');
    while (!(await Promise.race([arrived, pause(1000, false)])));
    const meanwhile = (await gateway.getIntent(intent.id)).status;
    expect(meanwhile).toBe(when === 'before' ? 'requires_payment_method' : 'succeeded');
    gate.release();
    // A retry with the key finds the late request's result, or executes it once.
    expect((await gateway.confirmIntent(key, confirmation)).status).toBe('succeeded');
    expect(await listCharges(intent)).toHaveLength(1);
  });

  test('a key whose request is still being executed is in use: unknown, and charged once', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    const gate = server.controls.hold('confirmIntent', 'after');
    const first = hands.confirm(intent, methodId, 'one-key-twice');
    await gate.arrived;
    const once = createGatewayTo(server.url, { maxNetworkRetries: 0 });
    const second = once.confirmIntent(buildKey('confirm', 'one-key-twice'), { intentId: intent.id, methodId });
    expect(await failure(second)).toMatchObject({
      kind: 'OutcomeUnknown',
      message: expect.stringContaining('in-progress'),
    });
    gate.release();
    expect((await first).status).toBe('succeeded');
    expect(await listCharges(intent)).toHaveLength(1);
  });

  test('a connection that is cut once is repeated by itself, with its key', async () => {
    const { intent, methodId } = await hands.anIntent('pm_card_visa');
    const before = server.controls.calls('confirmIntent');
    server.controls.resetConnection('confirmIntent', 'after');
    expect((await hands.confirm(intent, methodId)).status).toBe('succeeded');
    expect(server.controls.calls('confirmIntent') - before).toBe(2);
    expect(await listCharges(intent)).toHaveLength(1);
  });
});

test('a rate limit does not decide an earlier try that was not answered', async () => {
  const { intent, methodId } = await hands.anIntent('pm_card_visa');
  const gate = server.controls.hold('confirmIntent', 'after');
  server.controls.resetConnection('confirmIntent', 'after');
  const confirmed = failure(hands.confirm(intent, methodId));
  await gate.arrived;
  server.controls.refuseNext('confirmIntent', 429, { type: 'invalid_request_error', message: 'Too many requests.' });
  gate.release();
  expect(await confirmed).toMatchObject({
    kind: 'OutcomeUnknown',
    message: expect.stringContaining('Too many requests.'),
  });
  expect((await gateway.getIntent(intent.id)).status).toBe('succeeded');
});

describe('an answer that is none of Stripe', () => {
  let close = (): Promise<void> => Promise.resolve();
  afterEach(() => close());

  async function createAnsweringGateway(status: number, type: string, body: string): Promise<PaymentGateway> {
    const proxy = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type, 'stripe-should-retry': 'false' }).end(body);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    close = () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      });
    // Cast: the proxy listens on a host and port.
    return createGatewayTo(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  }

  test.each([
    [502, 'text/html', '<h1>Bad gateway</h1>'],
    [502, 'application/json', '{"message":"Bad gateway"}'],
    [200, 'application/json', '{}'],
    [200, 'text/html', '<h1>Welcome to the wireless network</h1>'],
  ])('%s of %s is never taken for success', async (status, type, body) => {
    const elsewhere = await createAnsweringGateway(status, type, body);
    const [key, customerId] = [buildKey('cus', 'x'), 'cus_x'];
    const refundId = 'x';
    const calls = [
      elsewhere.createCustomer(key, { email: 'a@b.co', ownerId: 'x' }),
      elsewhere.deleteCustomer(key, customerId),
      elsewhere.createCardSetup(key, { customerId }),
      elsewhere.getCard('pm_x'),
      elsewhere.detachCard(key, 'pm_x'),
      elsewhere.confirmIntent(key, { intentId: 'pi_x', methodId: 'pm_x' }),
      elsewhere.cancelIntent(key, 'pi_x'),
      elsewhere.createRefund(key, { intentId: 'pi_x', amountCents: 100, refundId }),
      elsewhere.listCards(customerId),
      elsewhere.listRefunds('pi_x'),
      elsewhere.findIntents({ customerId, paymentId: 'x' }),
      elsewhere.listEvents(new Date(), ['payment_intent.succeeded']),
    ];
    const kinds = await Promise.all(calls.map(async (call) => (await failure(call)).kind));
    expect(new Set(kinds)).toEqual(new Set(['OutcomeUnknown']));
  });
});

test('a refused key is in no message', async () => {
  const secretKey = 'sk_test_notTheRightOne';
  const { url: apiBase } = server;
  const stranger = createStripeGateway({
    provider: 'stripe',
    secretKey,
    apiBase,
    livemode: false,
    webhookSecrets: [],
    clock: systemClock,
  });
  server.controls.refuseNext('getCard', 401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided: sk_test_****tOne',
  });
  const keyed = await failure(gateway.getCard('pm_x'));
  expect(keyed).toEqual({ kind: 'Misconfigured', message: 'Invalid API Key provided: sk_…' });
  expect((await failure(stranger.getCard('pm_x'))).kind).toBe('Misconfigured');
});

test('an error carries no secret and no whole request: it may be logged', async () => {
  const { intent, methodId } = await hands.anIntent('pm_card_chargeCustomerFail');
  const error = await hands.confirm(intent, methodId).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GatewayError);
  const { cause, stack = '' } = error instanceof GatewayError ? error : new Error('not thrown');
  expect(cause).toBeUndefined();
  expect(stack).not.toContain(intent.clientSecret);
});

test('lists longer than a page are read whole', async () => {
  const customerId = await hands.aCustomer();
  const paymentId = crypto.randomUUID();
  const metadata = { orderId: crypto.randomUUID(), paymentId };
  const request = { amountCents: 5000, customerId, description: 'Order', capture: 'automatic', metadata } as const;
  for (let count = 0; count < 101; count += 1) await gateway.createIntent(buildKey('pi', paymentId, count), request);
  expect(await gateway.findIntents({ customerId, paymentId })).toHaveLength(101);
});

describe('the stand-in for Stripe is as strict as Stripe', () => {
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const authorization = `Bearer ${server.secretKey}`;
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as { error?: { code?: string; param?: string } }) };
  };

  test.each([
    ['an unknown parameter', 'amount=500&currency=usd&idempotencyKey=x', 'parameter_unknown', 'idempotencyKey'],
    ['an unknown parameter below another', 'amount=500&currency=usd&created[x]=1', 'parameter_unknown', 'created'],
    [
      'a removed parameter',
      'amount=500&currency=usd&payment_method_types[0]=card',
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    ],
    ['a missing one', 'amount=500', 'parameter_missing', 'currency'],
    ['a text for a number', 'amount=5.5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['too small an amount', 'amount=49&currency=usd', 'amount_too_small', 'amount'],
  ])('%s is refused with 400', async (_name, body, code, param) => {
    expect(await post('/v1/payment_intents', body)).toMatchObject({ status: 400, error: { code, param } });
  });

  test('a publishable key opens what its client secret opens, and nothing else', async () => {
    const { intent } = await hands.anIntent('pm_card_visa');
    const authorization = `Bearer ${server.publishableKey}`;
    const read = async (query: string) =>
      (await fetch(`${server.url}/v1/payment_intents/${intent.id}?${query}`, { headers: { authorization } })).status;
    expect([await read(`client_secret=${intent.clientSecret}`), await read('client_secret=pi_x_secret_y')]).toEqual([
      200, 400,
    ]);
    expect((await post('/v1/refunds', `payment_intent=${intent.id}`, { authorization })).status).toBe(403);
  });
});

test('billing is cleared by an empty text and by nothing else', async () => {
  const methodId = await hands.saveCard(await hands.aCustomer(), 'pm_card_visa');
  const change = { methodId, billing: { phone: '', address: { postalCode: '' } } };
  const { billing } = await gateway.updateCardBilling(buildBillingKey(), change);
  expect(billing).toMatchObject({ name: 'Ann Ray', phone: null, address: { city: 'Dallas', postalCode: null } });
});
