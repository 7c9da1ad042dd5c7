import { Stripe } from 'stripe';
import { SECOND } from '../../../clock.ts';
import { gatewayErrorOf, type ReadIntent } from './errors.ts';
import { expand, isWhole, snapshotOf } from './snapshots.ts';

/** The client and how to call it: what all parts of the adapter share. */
export type Core = {
  readonly client: Stripe;
  /** Makes a call; what the SDK throws becomes a GatewayError. */
  call<T>(work: (client: Stripe) => Promise<T>): Promise<T>;
};

export type ClientOptions = {
  secretKey: string;
  /** Where Stripe is stood for in tests; null: Stripe. */
  apiBase: string | null;
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

export function makeCore({ secretKey, apiBase }: ClientOptions): Core {
  const client = new Stripe(secretKey, {
    // Pinned with the SDK: its types are of this version.
    apiVersion: '2026-10-28.endive',
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    // Figures of our requests belong to Stripe only, not to what stands for it.
    telemetry: apiBase === null,
    ...(apiBase !== null && addressOf(apiBase)),
  });

  const readIntent: ReadIntent = async (intent) => {
    if (isWhole(intent)) return snapshotOf(intent);
    // The error is what matters; whoever cannot have the intent from it reads it again.
    const fresh = await client.paymentIntents.retrieve(intent.id, { expand }).catch(() => null);
    return fresh === null ? null : snapshotOf(fresh);
  };

  return {
    client,
    async call(work) {
      try {
        return await work(client);
      } catch (error) {
        throw (await gatewayErrorOf(error, readIntent)) ?? error;
      }
    },
  };
}
