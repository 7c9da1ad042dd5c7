import type { Operation, StandIn } from '@wideload/stripe-stand-in';
import { afterAll } from 'vitest';
import { createFakeClock, type FakeClock } from '#test/clock.ts';
import { openTestStandIn } from '#test/test-stand-in.ts';
import { madeOnce } from '#test/world.ts';
import { GatewayError, type GatewayFailure } from './gateway-error.ts';
import { buildKey, type Billing, type IntentSnapshot, type PaymentGateway } from './port.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** The gateway over the stand-in, with its browser and controls. */
type Subject = {
  gateway: PaymentGateway;
  browser: StandIn['browser'];
  loseAnswer(operation: Operation, when: 'before' | 'after'): void;
  failNext(operation: Operation): void;
  failPayout: StandIn['failPayout'];
  openDispute: StandIn['openDispute'];
  closeDispute: StandIn['closeDispute'];
  listEventTypes(): Promise<string[]>;
  clock: FakeClock;
  close(): Promise<void>;
};

export const secrets = ['whsec_current1', 'whsec_previous'];

export const billing: Billing = {
  name: 'Ann Ray',
  email: 'ann@example.com',
  phone: null,
  address: { line1: '1 Main St', city: 'Dallas', state: 'TX', country: 'US', postalCode: '75001' },
};

async function openSubject(): Promise<Subject> {
  const clock = createFakeClock();
  const standIn = await openTestStandIn(clock);
  const { secretKey, url: apiBase, browser, controls, openDispute, closeDispute, failPayout, close } = standIn;
  const account = { provider: 'stripe', livemode: false, secretKey, apiBase, webhookSecrets: secrets } as const;
  const listEventTypes = async () => (await standIn.events()).map(({ type }) => type);
  const disputes = { openDispute, closeDispute, listEventTypes };
  return {
    gateway: createStripeGateway({ ...account, clock }),
    browser,
    clock,
    ...controls,
    ...disputes,
    failPayout,
    close,
  };
}

export async function failure(call: Promise<unknown>): Promise<GatewayFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayError) return error.failure;
    throw error;
  }
  throw new Error('The call was expected to fail.');
}

export function handsOn({ gateway, browser }: Pick<Subject, 'gateway' | 'browser'>) {
  const aCustomer = () =>
    gateway.createCustomer(buildKey('cus', crypto.randomUUID()), {
      email: 'ann@example.com',
      ownerId: crypto.randomUUID(),
    });

  async function saveCard(customerId: string, alias: string): Promise<string> {
    const { clientSecret } = await gateway.createCardSetup(buildKey('seti', crypto.randomUUID()), { customerId });
    const first = await browser.confirmSetup(clientSecret, { alias, expMonth: 12, expYear: 2030, billing });
    const answer =
      first.status === 'requires_action' ? await browser.completeAuthentication(clientSecret, 'succeed') : first;
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
  }

  async function anIntent(alias: string, capture: 'automatic' | 'manual' = 'automatic') {
    const customerId = await aCustomer();
    const methodId = await saveCard(customerId, alias);
    const paymentId = crypto.randomUUID();
    const request = {
      amountCents: 12_600,
      customerId,
      description: 'Order 100001',
      capture,
      metadata: { orderId: crypto.randomUUID(), paymentId },
    };
    const intent = await gateway.createIntent(buildKey('pi', paymentId), request);
    return { customerId, methodId, paymentId, intent, request };
  }

  const confirm = (intent: IntentSnapshot, methodId: string, attempt: string = crypto.randomUUID()) =>
    gateway.confirmIntent(buildKey('confirm', attempt), { intentId: intent.id, methodId });

  return { aCustomer, saveCard, anIntent, confirm };
}

/** The gateway of a test file, with the acts that its tests share. */
export function aSubject() {
  const subject = madeOnce(openSubject);
  const gateway = madeOnce(() => Promise.resolve(subject.gateway));
  const hands = madeOnce(() => Promise.resolve(handsOn(subject)));
  afterAll(() => subject.close());
  return { subject, gateway, hands };
}
