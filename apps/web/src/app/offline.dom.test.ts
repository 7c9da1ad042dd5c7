import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Not signed: the browser reads only whose it is. */
const createToken = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`;
const kept = vi.fn<(address: string) => Promise<void>>();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  kept.mockReset().mockResolvedValue();
  asked.mockReset().mockImplementation(async () => Response.json({ items: [] }));
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('caches', { open: async () => ({ put: kept }) });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => undefined, ready: Promise.resolve() },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const signInElsewhere = (sub: string) => localStorage.setItem('wideload.accessToken', createToken(sub));

/** The page of a carrier, loaded anew. */
async function openAs(sub: string) {
  vi.resetModules();
  const { keepToken } = await import('#lib/api/access-token.ts');
  const { currentUserQuery } = await import('#lib/api/session.ts');
  const { queryClient } = await import('./query-client.ts');
  const { workOffline } = await import('./offline.ts');
  keepToken(createToken(sub));
  // Casts: what the copies need of a person and of the router.
  queryClient.setQueryData(currentUserQuery.queryKey, { _id: sub, role: 'user' } as never);
  return () => workOffline({ subscribe: () => undefined } as never);
}
const listKept = () => kept.mock.calls.map(([address]) => address);

test('the person and the last orders are kept on the device', async () => {
  const keepCopies = await openAs('ann');
  await keepCopies();
  expect(listKept()).toEqual(['/copies/user', '/copies/orders']);
});

test('a tab whose browser signed in as another person puts nothing over their copies, and reports no fault', async () => {
  const keepCopies = await openAs('ann');
  signInElsewhere('bob');
  await keepCopies();
  expect(listKept()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('what arrives after another person has signed in is not kept', async () => {
  const keepCopies = await openAs('ann');
  asked.mockImplementation(async () => {
    signInElsewhere('bob');
    return Response.json({ items: [] });
  });
  await keepCopies();
  expect(listKept()).toEqual(['/copies/user']);
});

test('a sign-out during the update ends it without a fault', async () => {
  const keepCopies = await openAs('ann');
  asked.mockImplementation(async () =>
    Response.json({ status: 401, code: 'session.required', title: 'Sign in.' }, { status: 401 }),
  );
  await keepCopies();
  expect(listKept()).toEqual(['/copies/user']);
});
