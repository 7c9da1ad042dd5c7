import { Stripe } from 'stripe';
import { SECOND } from '#clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { IdempotencyKey } from '../port.ts';
import { toGatewayError, toErrorAfterRetry, createUnexpectedAnswerError, type ReadIntent } from './errors.ts';
import { expand, isWhole, toIntentSnapshot } from './stripe-snapshots.ts';

export type Core = {
  readonly client: Stripe;
  call<T>(work: (client: Stripe) => Promise<T>): Promise<T>;
  /** `work` gives `options` to the SDK as its last argument: they carry the key. */
  write<T>(key: IdempotencyKey, work: (client: Stripe, options: Stripe.RequestOptions) => Promise<T>): Promise<T>;
  listAll<T extends { id: string }>(work: (client: Stripe) => Stripe.ApiListPromise<T>): Promise<T[]>;
};

export type ClientOptions = {
  secretKey: string;
  /** A server that replaces Stripe in tests; null: Stripe. */
  apiBase: string | null;
  timeout?: number;
  maxNetworkRetries?: number;
};

/** Longer than Stripe takes for a charge, shorter than a person waits. */
const TIMEOUT = 20 * SECOND;

function parseApiBase(apiBase: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
}

export function createCore({ secretKey, apiBase, timeout = TIMEOUT, maxNetworkRetries = 2 }: ClientOptions): Core {
  const client = new Stripe(secretKey, {
    // Pinned with the SDK: its types are of this version.
    apiVersion: '2026-10-28.endive',
    timeout,
    maxNetworkRetries,
    telemetry: apiBase === null,
    ...(apiBase !== null && parseApiBase(apiBase)),
  });

  const readIntent: ReadIntent = async (intent) => {
    try {
      return toIntentSnapshot(isWhole(intent) ? intent : await client.paymentIntents.retrieve(intent.id, { expand }));
    } catch {
      // The original error matters more; its handler reads the intent again.
      return null;
    }
  };

  /** Requests in flight by key, with the number of times each was sent. */
  const writes = new Map<string, Set<{ times: number }>>();
  client.on('request', ({ idempotency_key: key = '' }) => {
    for (const write of writes.get(key) ?? []) write.times += 1;
  });

  async function call<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(client);
    } catch (error) {
      throw (await toGatewayError(error, readIntent)) ?? error;
    }
  }

  return {
    client,
    call,
    async write(key, work) {
      const sent = { times: 0 };
      const same = writes.get(key) ?? new Set();
      writes.set(key, same.add(sent));
      try {
        return await call(() => work(client, { idempotencyKey: key }));
      } catch (error) {
        throw sent.times > 1 ? toErrorAfterRetry(error) : error;
      } finally {
        same.delete(sent);
        if (same.size === 0) writes.delete(key);
      }
    },
    async listAll(work) {
      try {
        return await call(async () => {
          const rows = [];
          for await (const row of work(client)) rows.push(row);
          return rows;
        });
      } catch (error) {
        throw error instanceof GatewayError ? error : createUnexpectedAnswerError('list');
      }
    },
  };
}
