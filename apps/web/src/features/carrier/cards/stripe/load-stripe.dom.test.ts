import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStripeJs, timeoutMs } from './load-stripe.ts';

const jsUrl = 'http://localhost:1/stripe.js';
const config = { publishableKey: 'pk_live_12345678', jsUrl };

const listScripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${jsUrl}"]`)];

function defineStripe() {
  const opened = { isStripe: true };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => opened, { version: 'endive' }),
  );
  listScripts()[0]?.dispatchEvent(new Event('load'));
  return opened;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const script of listScripts()) script.remove();
});

test('a failed script is reported, and a retry loads it again', async () => {
  const first = openStripeJs(config);
  listScripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not come');
  expect(listScripts()).toEqual([]);
  const second = openStripeJs(config);
  expect(listScripts()).toHaveLength(1);
  const opened = defineStripe();
  expect(await second).toBe(opened);
});

test('a slow script is reported after the timeout', async () => {
  const failure = openStripeJs(config).catch(String);
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(await failure).toContain('takes too long');
});
