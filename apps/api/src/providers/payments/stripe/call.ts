import { Stripe } from 'stripe';
import { SECOND } from '../../../clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { IdempotencyKey } from '../port.ts';
import { gatewayErrorOf, ofLastTry, strangeAnswer, type ReadIntent } from './errors.ts';
import { expand, isWhole, snapshotOf } from './snapshots.ts';

/** The client and how to call it: what all parts of the adapter share. */
export type Core = {
  readonly client: Stripe;
  /** Makes a call that reads; what the SDK throws becomes a GatewayError. */
  call<T>(work: (client: Stripe) => Promise<T>): Promise<T>;
  /** Makes a call that writes. `work` hands the options to the SDK as its last argument: they carry the key. */
  write<T>(key: IdempotencyKey, work: (client: Stripe, options: Stripe.RequestOptions) => Promise<T>): Promise<T>;
  /** Every page of a list. */
  listAll<T extends { id: string }>(work: (client: Stripe) => Stripe.ApiListPromise<T>): Promise<T[]>;
};

export type ClientOptions = {
  secretKey: string;
  /** Where Stripe is stood for in tests; null: Stripe. */
  apiBase: string | null;
  /** Milliseconds for one try. */
  timeout?: number;
  /** How often a request is repeated by itself, with its key. */
  maxNetworkRetries?: number;
};

/** Longer than Stripe takes for a charge, shorter than a person waits. */
const TIMEOUT = 20 * SECOND;

function addressOf(apiBase: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
}

export function makeCore({ secretKey, apiBase, timeout = TIMEOUT, maxNetworkRetries = 2 }: ClientOptions): Core {
  const client = new Stripe(secretKey, {
    // Pinned with the SDK: its types are of this version.
    apiVersion: '2026-10-28.endive',
    timeout,
    maxNetworkRetries,
    // Figures of our requests belong to Stripe only, not to what stands for it.
    telemetry: apiBase === null,
    ...(apiBase !== null && addressOf(apiBase)),
  });

  const readIntent: ReadIntent = async (intent) => {
    try {
      return snapshotOf(isWhole(intent) ? intent : await client.paymentIntents.retrieve(intent.id, { expand }));
    } catch {
      // The error that carried it is what matters; whoever hears that error reads the intent again.
      return null;
    }
  };

  /** The writes on their way, by their key, each with how often its key was sent. */
  const writes = new Map<string, Set<{ times: number }>>();
  client.on('request', ({ idempotency_key: key = '' }) => {
    for (const write of writes.get(key) ?? []) write.times += 1;
  });

  async function call<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(client);
    } catch (error) {
      throw (await gatewayErrorOf(error, readIntent)) ?? error;
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
        throw sent.times > 1 ? ofLastTry(error) : error;
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
        // The SDK says so with an error of no type of its own.
        throw error instanceof GatewayError ? error : strangeAnswer('list');
      }
    },
  };
}
