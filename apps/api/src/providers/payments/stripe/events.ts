import { Stripe } from 'stripe';
import { SECOND, type Clock } from '#clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { GatewayEvent, PaymentGateway } from '../port.ts';
import type { Core } from './call.ts';

type Events = Pick<PaymentGateway, 'verifyWebhook' | 'listEvents'>;

const TOLERANCE = 300;

/** It goes into addresses of Stripe and into columns. */
const ID = /^[\w-]{1,255}$/;
const TYPE = /^[\w.]{1,255}$/;
/** In the years that a column of PostgreSQL and a Date both know. */
const LAST_SECOND = 253_402_300_799;

function findId(object: object, field: string): string | undefined {
  const value: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return ID.test(value) ? value : undefined;
  return typeof value === 'object' && value !== null ? findId(value, 'id') : undefined;
}

const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

/** Reads only ids of the object, as its state may be out of date. Null for what is no event as Stripe documents it. */
function toEvent(given: unknown): GatewayEvent | null {
  // Cast: each field is looked at below.
  const { id, type, created, livemode, data } = (given ?? {}) as Partial<Record<keyof Stripe.Event, unknown>>;
  const object: unknown = typeof data === 'object' && data !== null && 'object' in data ? data.object : null;
  const isDated = typeof created === 'number' && created >= 0 && created <= LAST_SECOND;
  if (!isText(id, ID) || !isText(type, TYPE) || !isDated || typeof livemode !== 'boolean') return null;
  if (typeof object !== 'object' || object === null) return null;
  const [intentId, methodId] = [findId(object, 'payment_intent'), findId(object, 'payment_method')];
  return {
    id,
    type,
    objectId: findId(object, 'id') ?? '',
    ...(intentId !== undefined && { intentId }),
    ...(methodId !== undefined && { methodId }),
    livemode,
    createdAt: new Date(created * SECOND),
  };
}

function createFailure(kind: 'BadSignature' | 'Unreadable', error: unknown): GatewayError {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new GatewayError({ kind, message });
}

export function createEvents(
  { listAll, client }: Core,
  { secrets, clock }: { secrets: readonly string[]; clock: Clock },
): Events {
  function verify(rawBody: Uint8Array, signature: string): unknown {
    const receivedAt = clock.now().getTime();
    let last: unknown = null;
    for (const secret of secrets) {
      try {
        return client.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE, undefined, receivedAt);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
          throw createFailure('Unreadable', error);
        last = error;
      }
    }
    throw createFailure('BadSignature', last);
  }

  return {
    verifyWebhook(rawBody, signature = '') {
      const event = toEvent(verify(rawBody, signature));
      if (event === null) throw createFailure('Unreadable', 'It is no event as Stripe documents them.');
      return event;
    },
    async listEvents(since, types) {
      const params = { created: { gte: Math.floor(since.getTime() / SECOND) }, types: [...types], limit: 100 };
      const events = await listAll(() => client.events.list(params));
      return events.flatMap((event) => toEvent(event) ?? []).toReversed();
    },
  };
}
