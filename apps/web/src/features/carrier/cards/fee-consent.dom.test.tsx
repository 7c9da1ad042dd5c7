import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FeeConsent, type SaveConsent } from './fee-consent.tsx';

const consent = { items: [], consent: { limit: 5_000, charged: 0, agreedAt: '2026-11-30T08:00:00.000Z' } };
const failure = {
  status: 500,
  code: 'server.failed',
  title: 'Something went wrong',
  detail: 'Something went wrong',
};

function answer(body: object, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

test('a consent that could not be loaded is not shown as missing, and PAY leaves it as it is', async () => {
  let isBroken = true;
  const ask = vi.fn<typeof fetch>(async () => (isBroken ? answer(failure, 500) : answer(consent, 200)));
  vi.stubGlobal('fetch', ask);
  const saveRef: { current: SaveConsent } = { current: () => Promise.resolve(false) };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FeeConsent orderId="order" saveRef={saveRef} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await saveRef.current()).toBe(true);
  expect(ask.mock.calls.map(([, init]) => init?.method)).toEqual(['GET']);

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const box = await screen.findByRole('checkbox', { checked: true });
  fireEvent.click(box);
  expect(await saveRef.current()).toBe(true);
  expect(ask.mock.calls.map(([, init]) => init?.method)).toContain('DELETE');
});
