import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './outreach-delivery.ts';

const createAnswer = (status: number, body: object = {}) => Response.json(body, { status });
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const waits: boolean[] = [];
let typed = 'first';
const send = () =>
  deliver({ url: '/api/x', body: () => ({ message: typed }), onWait: (isOffline) => waits.push(isOffline) });

test('a stored message returns at once', async () => {
  network.mockResolvedValueOnce(createAnswer(201));
  expect(await send()).toEqual({ kind: 'kept' });
  expect(network).toHaveBeenCalledOnce();
});

test('a failing server is retried with growing delays and the latest input', async () => {
  network
    .mockResolvedValueOnce(createAnswer(503))
    .mockResolvedValueOnce(createAnswer(500))
    .mockResolvedValueOnce(createAnswer(201));
  const sent = send();
  await vi.advanceTimersByTimeAsync(999);
  expect(network).toHaveBeenCalledTimes(1);
  typed = 'second';
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(2);
  expect(network.mock.calls[1]?.[1]?.body).toBe('{"message":"second"}');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await sent).toEqual({ kind: 'kept' });
  expect(waits).toEqual([false, false]);
});

test('without a network it waits for one, then sends at once', async () => {
  waits.length = 0;
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(createAnswer(201));
  const sent = send();
  await vi.advanceTimersByTimeAsync(10);
  expect(waits).toEqual([true]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await sent).toEqual({ kind: 'kept' });
});

test.each([
  ['too many', createAnswer(429), { kind: 'limited' }],
  ['a field that is wrong', createAnswer(400, { errors: [{ path: 'email' }] }), { kind: 'refused', fields: ['email'] }],
  ['no reason given', new Response('no', { status: 403 }), { kind: 'refused', fields: [] }],
])('%s is not retried', async (_name, response, outcome) => {
  network.mockResolvedValueOnce(response);
  expect(await send()).toEqual(outcome);
  expect(network).toHaveBeenCalledOnce();
});
