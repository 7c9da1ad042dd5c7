import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { makeBrowser } from './stripe-server/browser.ts';
import { Cut, makeControls } from './stripe-server/controls.ts';
import { makeKeptAnswers, type Answer } from './stripe-server/kept-answers.ts';
import { renewMethod } from './stripe-server/methods.ts';
import { answerRequest } from './stripe-server/requests.ts';
import { API_VERSION, makeState, newId } from './stripe-server/state.ts';
import { StripeProblem } from './stripe-server/stripe-problem.ts';
import { makeWebhooks } from './stripe-server/webhooks.ts';

type Options = {
  secretKey?: string;
  publishableKey?: string;
  /** Signs webhooks. */
  webhookSecret?: string;
  /** Stripe's clock; the machine's by default. */
  now?(): Date;
  /** 0: any that is free. */
  port?: number;
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
};

function send(response: ServerResponse, { status, body, isReplayed }: Answer, key: string | undefined): void {
  response.writeHead(status, {
    ...CORS,
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
    // What is kept for the key would only be replayed.
    ...(status === 500 && { 'stripe-should-retry': 'false' }),
  });
  response.end(JSON.stringify(body));
}

/**
 * Stands for Stripe in tests: an HTTP server on this machine that speaks its documented answers (API 2026-10-28) for what the product and
 * its browser ask, with its state in memory. Parameters are read as strictly as Stripe does. Cards are made from the aliases of the sandbox's
 * test cards, never from numbers.
 */
export async function startStripeServer(options: Options = {}) {
  const { secretKey = 'sk_test_standsForStripe', publishableKey = 'pk_test_standsForStripe' } = options;
  const { webhookSecret = 'whsec_standsForStripe', now = () => new Date(), port = 0 } = options;
  const state = makeState(now);
  const { controls, road } = makeControls();
  const kept = makeKeptAnswers(now);
  const webhooks = makeWebhooks(state, webhookSecret);
  const desk = { state, road, kept, keys: { secretKey, publishableKey } };

  const server = createServer((request, response) => {
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    answerRequest(desk, request)
      .then((answer) => send(response, answer, key))
      .catch((error: unknown) => {
        if (error instanceof Cut) request.socket.destroy();
        else if (error instanceof StripeProblem)
          send(response, { status: error.status, body: { error: error.body }, isReplayed: false }, key);
        else {
          // A mistake of the stand-in itself: no test may take it for an answer of Stripe.
          process.stderr.write(
            `The stand-in for Stripe failed: ${error instanceof Error ? error.stack : String(error)}\n`,
          );
          request.socket.destroy();
        }
      });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // Listening on a host and a port, so the address is no pipe's path.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    secretKey,
    publishableKey,
    webhookSecret,
    /** The settings with which the product talks to it. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    },
    controls,
    /** What Stripe.js does, over the same HTTP calls. */
    browser: makeBrowser({ url, publishableKey }),
    webhooks,
    /** `webhooks.deliver`: sends what is pending, each once. */
    deliver: webhooks.deliver,
    /** Every event so far, oldest first. */
    events: (): readonly Stripe.Event[] => state.events,
    /** Every charge, refused ones too, oldest first: the truth, not what the product thinks of it. */
    charges: (isIt: (charge: Stripe.Charge) => boolean = () => true): Stripe.Charge[] =>
      [...state.charges.values()].filter(isIt),
    intents: (): Stripe.PaymentIntent[] => [...state.intents.values()],
    refunds: (): Stripe.Refund[] => [...state.refunds.values()],
    customers: (): Stripe.Customer[] => [...state.customers.values()],
    renewCard: (methodId: string, date: { expMonth: number; expYear: number }) => renewMethod(state, methodId, date),
    async close(): Promise<void> {
      road.openAll();
      await webhooks.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
