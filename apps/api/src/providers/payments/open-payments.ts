import type { FastifyBaseLogger } from 'fastify';
import { openStandIn, type StandIn } from '@wideload/stripe-stand-in';
import type { Clock } from '#clock.ts';
import type { PaymentsConfig } from '#config/payments-config.ts';
import { startTimeouts, type Timeouts } from '#platform/db/database.ts';
import { createPool } from '#platform/db/pool.ts';
import type { PaymentGateway } from './port.ts';

export type OpenPayments = {
  payments: PaymentGateway;
  standIn: StandIn | null;
  close(): Promise<void>;
};

type Options = {
  connectionString: string;
  clock: Clock;
  log: FastifyBaseLogger;
  webhookTypes: readonly string[];
  timeouts?: Timeouts;
};

async function startStandIn({ connectionString, clock, log, webhookTypes, timeouts = {} }: Options) {
  const onError = (error: unknown) => log.warn({ event: 'sandbox.failed', err: error });
  const pool = createPool({ connectionString, onError, ...timeouts });
  const opening = createPool({ connectionString, onError, ...startTimeouts });
  try {
    const standIn = await openStandIn({ pool, opening, now: clock.now, webhookTypes, onError });
    return {
      standIn,
      async close() {
        await standIn.close();
        await pool.end();
      },
    };
  } finally {
    await opening.end();
  }
}

export async function openPayments(config: PaymentsConfig, options: Options): Promise<OpenPayments> {
  const { clock } = options;
  // Only serving and seeding need the SDK, which takes a quarter of a second to load.
  const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
  if (config.kind === 'stripe') {
    const payments = createStripeGateway({ ...config, provider: 'stripe', clock });
    return { payments, standIn: null, close: () => Promise.resolve() };
  }
  const { standIn, close } = await startStandIn(options);
  const { url: apiBase, secretKey, webhookSecret } = standIn;
  const webhookSecrets = [webhookSecret];
  const account = { provider: 'sandbox', livemode: false, apiBase, secretKey, webhookSecrets } as const;
  return { payments: createStripeGateway({ ...account, clock }), standIn, close };
}
