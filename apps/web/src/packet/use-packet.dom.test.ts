import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePacket } from './use-packet.ts';

/** As much of a browser's cache as a packet uses. */
function stubCaches(kept: Record<string, object>) {
  const copies = new Map(Object.entries(kept).map(([address, body]) => [address, JSON.stringify(body)]));
  const cache = {
    match: async (address: string) => (copies.has(address) ? new Response(copies.get(address)) : undefined),
    keys: async () => [...copies.keys()].map((address) => ({ url: new URL(address, location.href).href })),
    put: async (address: string, answer: Response) => void copies.set(address, await answer.text()),
    delete: async (address: string) => copies.delete(new URL(address, location.href).pathname),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return copies;
}

const packet = { lastDay: '9000-01-01', permits: [] };
const own = { 'content-type': 'application/problem+json' };
const foreign = { 'content-type': 'text/html' };

async function open(answer: () => Response, kept: Record<string, object> = { '/api/packet/t': packet }) {
  const copies = stubCaches(kept);
  const asked = vi.fn<() => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', asked);
  const { result } = renderHook(() => usePacket('t'));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  return { result, copies };
}

test.each([
  ['breaks off', () => new Response('{"lastDay":"90')],
  ['is the page of a Wi-Fi', () => new Response('<html>', { headers: foreign })],
  ['is a page of a proxy that knows no such address', () => new Response('<html>', { status: 404, headers: foreign })],
])('an answer that %s is none: the copy of the phone stays, and without one the page says so', async (_, answer) => {
  const { result, copies } = await open(answer);
  await waitFor(() => expect(result.current.state).toEqual({ what: 'open', packet, isFresh: false }));
  expect([...copies]).toEqual([['/api/packet/t', JSON.stringify(packet)]]);
  cleanup();
  const first = await open(answer, {});
  await waitFor(() => expect(first.result.current.state).toEqual({ what: 'failed' }));
  expect(first.copies.size).toBe(0);
});

test('a link that our server does not know takes its copies along', async () => {
  const { result, copies } = await open(() => new Response('{"code":"not-found"}', { status: 404, headers: own }));
  await waitFor(() => expect(result.current.state).toEqual({ what: 'closed' }));
  expect(copies.size).toBe(0);
});

test('an answer is kept on the phone', async () => {
  const { result, copies } = await open(() => Response.json(packet), {});
  await waitFor(() => expect(result.current.state).toEqual({ what: 'open', packet, isFresh: true }));
  expect([...copies.keys()]).toEqual(['/api/packet/t']);
});
