import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardProviderQuery } from './card-form.ts';
import * as texts from './cards.texts.ts';
import { usePay } from './use-pay.ts';

function Pay() {
  const { state, pay } = usePay({ orderId: 'o', onPaid: () => undefined });
  return (
    <>
      <button type="button" onClick={() => void pay({ sourceId: 'pm_1', expectedTotal: 18_700 })}>
        PAY
      </button>
      <output>{state.kind === 'notice' ? state.text : state.kind}</output>
    </>
  );
}

const tooLate = () =>
  new Promise<Response>((_, reject) => setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), 20_000));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** The answer to the payment is lost, and so is each that `answers` does not have by the first name of its path. */
async function press(answers: Record<string, () => Promise<Response>>): Promise<void> {
  vi.stubGlobal('fetch', (path: string) => (answers[path.split(/[/?]/)[2] ?? ''] ?? lost)());
  const client = new QueryClient();
  client.setQueryData(cardProviderQuery.queryKey, { handleAction: lost });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Pay />
      </QueryClientProvider>,
    );
  });
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

const readState = () => screen.getByRole('status').textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a payment whose polls get no answer in time is called unknown after a minute and that last wait, not after eleven', async () => {
  await press({ payment_intent: tooLate });
  expect(readState()).toBe('processing');
  await act(() => vi.advanceTimersByTimeAsync(85_000));
  expect(readState()).toBe(texts.stillUnknown);
});

const toAnswer = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/problem+json' } }));

test.each([
  [
    'our server',
    toAnswer(404, '{"status":404,"code":"not-found","title":"Not found.","detail":"Not found."}'),
    texts.notCharged,
  ],
  ['a proxy', toAnswer(404, '<html>'), 'processing'],
])('%s says that there is no payment: only our own is believed', async (_, payment_intent, state) => {
  await press({ payment_intent });
  expect(readState()).toBe(state);
});
