import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStripeServer } from '../../apps/api/test/stripe-server.ts';
import { sandboxCards } from '../../apps/web/src/features/carrier/cards/sandbox/sandbox-cards.ts';

/** Where a server on this machine listens. */
export function addressOf(server: Server): string {
  // It listens on a port, not on a pipe.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const scripts: Readonly<Record<string, [file: string, type: string]>> = {
  '/stripe.js': ['fake-stripe.js', 'text/javascript'],
  '/fake-frame.html': ['fake-frame.html', 'text/html'],
  '/fake-frame.js': ['fake-frame.js', 'text/javascript'],
};

/** Serves what stands for Stripe.js, and tells its frames where the API is and which test card has which number. */
function serveScripts(api: string): Server {
  const numbers = Object.fromEntries(sandboxCards.map(({ number, alias }) => [number, alias]));
  return createServer(({ url = '/' }, response) => {
    const [file, type] = scripts[url] ?? [];
    if (url === '/settings.json')
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ api, numbers }));
    else if (file === undefined || type === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', type).end(readFileSync(new URL(file, import.meta.url)));
  });
}

/** Stripe on this machine: its API, and its script for the browser. `env` are the settings with which the product uses both. */
export async function startStandIn() {
  const stripe = await startStripeServer();
  const scripts = serveScripts(stripe.url);
  await listen(scripts);
  const jsUrl = `${addressOf(scripts)}/stripe.js`;
  return {
    stripe,
    jsUrl,
    env: { ...stripe.env, STRIPE_JS_URL: jsUrl },
    async close() {
      await stripe.close();
      scripts.closeAllConnections();
      await new Promise((resolve) => scripts.close(resolve));
    },
  };
}
