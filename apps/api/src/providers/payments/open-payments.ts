import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { startTimeouts, type Timeouts } from '../../platform/db/database.ts';
import { createPool } from '../../platform/db/pool.ts';
import type { PaymentsConfig } from '../../config/payments-config.ts';
import type { PaymentGateway } from './port.ts';
import { createSandboxGateway, type SandboxGateway } from './sandbox/sandbox-gateway.ts';

export type OpenPayments = {
  payments: PaymentGateway;
  /** The same gateway where it is the sandbox, which has to be given a road for its webhooks. */
  sandbox: SandboxGateway | null;
  close(): Promise<void>;
};

type Options = {
  /** Of the database in which the sandbox keeps its own schema. */
  connectionString: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The sandbox's time limits; a request's where none are given. */
  timeouts?: Timeouts;
};

/** The card provider of the settings. */
export async function openPayments(
  config: PaymentsConfig,
  { connectionString, clock, log, timeouts = {} }: Options,
): Promise<OpenPayments> {
  if (config.kind === 'stripe') {
    // Read when it is needed: the SDK takes a quarter of the time that a start takes.
    const { stripeGateway } = await import('./stripe/stripe-gateway.ts');
    return { payments: stripeGateway({ ...config, clock }), sandbox: null, close: () => Promise.resolve() };
  }
  // The provider is somebody else's system: it shares no connection with ours, even while it lives in our database.
  const onError = (error: unknown) => log.warn({ event: 'sandbox.failed', err: error });
  const pool = createPool({ connectionString, onError, ...timeouts });
  const opening = createPool({ connectionString, onError, ...startTimeouts });
  try {
    const sandbox = await createSandboxGateway({ pool, opening, now: clock.now, onError });
    return { payments: sandbox, sandbox, close: () => pool.end() };
  } finally {
    await opening.end();
  }
}
