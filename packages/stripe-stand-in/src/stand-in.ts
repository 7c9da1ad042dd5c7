import type pg from 'pg';
import { closeDispute, openDispute } from './api/disputes.ts';
import type { DisputeFacts } from './api/create-dispute.ts';
import { renewMethod } from './api/methods.ts';
import { failPayout } from './api/payouts.ts';
import { createBrowserCalls } from './browser-calls.ts';
import { createControls } from './controls.ts';
import { answerRequest, type StripeRequest } from './http/requests.ts';
import { startServer } from './http/server.ts';
import { listEvents, createRandomDelay } from './events.ts';
import { listObjects, type Kind, type Objects } from './objects.ts';
import { ensureSchema, loadSecrets } from './schema.ts';
import { createTransact } from './transact.ts';
import { createDelivery } from './http/delivery.ts';

type Options = {
  /** Separate from the product's pool: a rollback or a crash of the product never undoes a charge. */
  pool: pg.Pool;
  /** Used to create the tables, which may take longer than a request. */
  opening?: pg.Pool;
  now(): Date;
  webhookTypes: readonly string[];
  eventDelay?(): number;
  /** Receives undelivered webhooks, which are retried, and faults of the stand-in itself. */
  onError(error: unknown): void;
};

/**
 * Serves Stripe's HTTP API (2026-10-28), as far as the product calls it, with Stripe's checks of parameters, keys and states. Its state
 * is in PostgreSQL, where several processes share it. Cards are created from aliases, never from numbers.
 */
export async function openStandIn(options: Options) {
  const { pool, opening = pool, webhookTypes, eventDelay = createRandomDelay, onError } = options;
  const { controls, road } = createControls();
  const now = () => road.stoppedAt() ?? options.now();
  await ensureSchema(opening);
  const secrets = await loadSecrets(opening);
  const subscribed = new Set(webhookTypes);
  const transact = createTransact({
    pool,
    now,
    eventDelay: (type) => (subscribed.has(type) ? eventDelay() : null),
    onCommit: () => delivery.wake(),
  });
  const delivery = createDelivery({ pool, transact, secret: secrets.webhookSecret, now, onError });
  const core = { transact, road, secrets, inProgress: new Set<string>() };
  const answer = (request: StripeRequest) => answerRequest(core, request);
  const server = await startServer({ answer, onError });
  const { wake: _wake, ...webhooks } = delivery;

  async function listAll<K extends Kind>(kind: K): Promise<Objects[K][]> {
    return (await listObjects({ client: pool }, kind)).toReversed();
  }

  return {
    ...secrets,
    url: server.url,
    controls,
    webhooks,
    answer,
    browser: createBrowserCalls(answer, secrets.publishableKey),
    events: async () => (await listEvents({ client: pool })).toReversed(),
    charges: () => listAll('charge'),
    intents: () => listAll('payment_intent'),
    refunds: () => listAll('refund'),
    customers: () => listAll('customer'),
    payouts: () => listAll('payout'),
    balance: () => listAll('balance_transaction'),
    failPayout: (id: string) => transact.write((work) => failPayout(work, id)),
    disputes: () => listAll('dispute'),
    openDispute: (intentId: string, facts: DisputeFacts = { reason: 'fraudulent' }) =>
      transact.write((work) => openDispute(work, intentId, facts)),
    closeDispute: (id: string, outcome: 'won' | 'lost') => transact.write((work) => closeDispute(work, id, outcome)),
    renewCard: (methodId: string, date: { expMonth: number; expYear: number }) =>
      transact.write((work) => renewMethod(work, methodId, date)),
    async close(): Promise<void> {
      road.openAll();
      await webhooks.stop();
      await server.close();
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
