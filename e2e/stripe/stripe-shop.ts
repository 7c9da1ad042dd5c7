import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '../fixtures.ts';
import { addressOf, listen, startStandIn } from './stand-in.ts';

export { expect };

async function freePort(): Promise<string> {
  const server = createServer();
  await listen(server);
  const { port } = new URL(addressOf(server));
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const main = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));

/** The built product as `npm start` runs it, on data of its own, with cards at Stripe. */
function startProduct(port: string, dataDir: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env },
  });
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null);
  return answer?.ok === true;
}

async function openShop() {
  const standIn = await startStandIn();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload stripe '));
  // Started as root the database runs as somebody else, who has to get in: else it is put where nobody removes it.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = startProduct(port, dataDir, standIn.env);
  await expect.poll(() => isReady(url), { timeout: 300_000 }).toBe(true);
  standIn.stripe.webhooks.start(`${url}/api/webhooks/stripe`);
  return {
    url,
    jsUrl: standIn.jsUrl,
    stripe: standIn.stripe,
    async close() {
      const gone = once(product, 'exit');
      product.kill('SIGTERM');
      await gone;
      await standIn.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type StripeShop = Awaited<ReturnType<typeof openShop>>;

/** What a page asked for and what its security policy refused, from its first document on. */
export type Watched = { requests: { url: string; body: string }[]; violations: string[] };

/** Tests against the product with cards at Stripe; one product for each worker. */
export const test = base.extend<{ watched: Watched }, { shop: StripeShop }>({
  shop: [
    // Playwright reads from the first argument what is needed: this needs nothing of it.
    async ({ browserName: _ }, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  isAlone: true,
  watched: async ({ page }, use) => {
    const watched: Watched = { requests: [], violations: [] };
    page.on('request', (request) => watched.requests.push({ url: request.url(), body: request.postData() ?? '' }));
    await page.exposeFunction('tellViolation', (text: string) => watched.violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        // Exposed above.
        (window as unknown as { tellViolation(text: string): void }).tellViolation(
          `${violatedDirective} ${blockedURI}`,
        ),
      );
    });
    await use(watched);
  },
});
