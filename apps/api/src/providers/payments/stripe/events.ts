import { Stripe } from 'stripe';
import { SECOND, type Clock } from '#clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { GatewayEvent, PaymentGateway } from '../port.ts';
import type { Core } from './call.ts';

type Events = Pick<PaymentGateway, 'verifyWebhook' | 'listEvents'>;

const TOLERANCE = 300;

function findId(object: object, field: string): string | undefined {
  const value: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? findId(value, 'id') : undefined;
}

/** Reads only ids of the object, as its state may be out of date. */
function toEvent({ id, type, created, livemode, data }: Stripe.Event): GatewayEvent {
  const [intentId, methodId] = [findId(data.object, 'payment_intent'), findId(data.object, 'payment_method')];
  return {
    id,
    type,
    objectId: findId(data.object, 'id') ?? '',
    ...(intentId !== undefined && { intentId }),
    ...(methodId !== undefined && { methodId }),
    livemode,
    createdAt: new Date(created * SECOND),
  };
}

function createBadSignature(error: unknown): GatewayError {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new GatewayError({ kind: 'BadSignature', message });
}

export function createEvents(
  { listAll, client }: Core,
  { secrets, clock }: { secrets: readonly string[]; clock: Clock },
): Events {
  function verifyEvent(rawBody: Uint8Array, signature: string, secret: string): Stripe.Event {
    const receivedAt = clock.now().getTime();
    return client.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE, undefined, receivedAt);
  }

  return {
    verifyWebhook(rawBody, signature = '') {
      let last: unknown = null;
      for (const secret of secrets) {
        try {
          return toEvent(verifyEvent(rawBody, signature, secret));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw createBadSignature(error);
          last = error;
        }
      }
      throw createBadSignature(last);
    },
    async listEvents(since, types) {
      const params = { created: { gte: Math.floor(since.getTime() / SECOND) }, types: [...types], limit: 100 };
      const events = await listAll(() => client.events.list(params));
      return events.map(toEvent).toReversed();
    },
  };
}
