import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMessage, readUnsent, sendMessage, sendUnsent, type UnsentMessage } from './unsent-messages.ts';

const createAnswer = (status: number, body: object = {}) => Response.json(body, { status });
const network = vi.fn<typeof fetch>();
const createMessage = (_id: string): UnsentMessage => ({
  url: '/api/users/contact_request',
  body: { _id, message: 'Do you file for Iowa?' },
  typedAt: Date.now(),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  localStorage.clear();
});
afterEach(() => {
  network.mockReset();
});

test.each([
  ['a stored message', () => Promise.resolve(createAnswer(201)), { kind: 'stored' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'failed' }],
  ['a failing server', () => Promise.resolve(createAnswer(503)), { kind: 'failed' }],
  ['too many messages', () => Promise.resolve(createAnswer(429)), { kind: 'failed' }],
  [
    'a wrong field',
    () => Promise.resolve(createAnswer(400, { errors: [{ path: 'email' }] })),
    { kind: 'refused', fields: ['email'] },
  ],
  ['no field named', () => Promise.resolve(createAnswer(403)), { kind: 'refused', fields: [] }],
  ['a proxy that refuses', () => Promise.resolve(new Response('<html>', { status: 403 })), { kind: 'failed' }],
  ['the sign-in page of a Wi-Fi', () => Promise.resolve(new Response('<html>')), { kind: 'failed' }],
  ['an answer that breaks off', () => Promise.resolve(new Response('{"er', { status: 400 })), { kind: 'failed' }],
])('%s', async (_name, respond, outcome) => {
  network.mockImplementationOnce(respond);
  expect(await sendMessage(createMessage('a'))).toEqual(outcome);
});

test('what is kept is sent with growing delays until the server has all of it, each with its id', async () => {
  keepMessage(createMessage('a'));
  keepMessage(createMessage('b'));
  network
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(createAnswer(201))
    .mockResolvedValueOnce(createAnswer(503))
    .mockResolvedValueOnce(createAnswer(201));
  const sent = sendUnsent();
  await vi.advanceTimersByTimeAsync(0);
  expect(readUnsent().map(({ body }) => body._id)).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(network).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(2000);
  await sent;
  expect(readUnsent()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  const bodies = network.mock.calls.map(([, init]) => init?.body);
  expect(bodies.map((body) => /"_id":"(\w)"/.exec(typeof body === 'string' ? body : '')?.[1])).toEqual([
    'a',
    'b',
    'a',
    'a',
  ]);
});

test('a network that is back ends the wait', async () => {
  keepMessage(createMessage('a'));
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(createAnswer(201));
  const sent = sendUnsent();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await sent;
  expect(readUnsent()).toEqual([]);
});

test('a message that the server refuses, or one older than 30 days, is not sent for ever', async () => {
  keepMessage({ ...createMessage('old'), typedAt: Date.now() - 31 * 24 * 60 * 60_000 });
  keepMessage(createMessage('wrong'));
  network.mockResolvedValueOnce(createAnswer(400));
  await sendUnsent();
  expect(network).toHaveBeenCalledOnce();
  expect(readUnsent()).toEqual([]);
});

test('without storage a message lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  keepMessage(createMessage('a'));
  expect(readUnsent()).toHaveLength(1);
  network.mockResolvedValueOnce(createAnswer(201));
  await sendUnsent();
  expect(readUnsent()).toEqual([]);
  vi.restoreAllMocks();
});
