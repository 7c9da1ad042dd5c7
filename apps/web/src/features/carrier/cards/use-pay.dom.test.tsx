import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardProviderQuery } from './card-form.ts';
import { PayNotice } from './card-payment.tsx';
import * as texts from './cards.texts.ts';
import { usePay } from './use-pay.ts';

const onPaid = vi.fn<() => void>();

function Pay() {
  const { state, pay } = usePay({ orderId: 'o', onPaid });
  return (
    <>
      <button type="button" onClick={() => void pay({ sourceId: 'pm_1', expectedTotal: 18_700 })}>
        PAY
      </button>
      <PayNotice state={state} onOrderChanged={() => undefined} />
    </>
  );
}

const tooLate = () =>
  new Promise<Response>((_, reject) => setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), 20_000));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Each answer that `answers` does not have by the first name of its path is lost. */
async function open(answers: Record<string, () => Promise<Response>>): Promise<QueryClient> {
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
  return client;
}

/** The answer to the payment is lost, too. */
async function press(answers: Record<string, () => Promise<Response>>): Promise<void> {
  await open(answers);
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

const readState = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  onPaid.mockReset();
});

const cutOff = `${texts.processing}${texts.noConnection}`;
const atTheBank = `${texts.processing}${texts.askingTheBank}`;

test('a payment whose polls get no answer in time is called unknown after a minute and that last wait, not after eleven', async () => {
  await press({ payment_intent: tooLate });
  expect(readState()).toBe(atTheBank);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(readState()).toBe(cutOff);
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(readState()).toBe(texts.stillCutOff);
});

test('a payment without a network names the connection at once, and the bank when the server is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const payment_intent = vi.fn<() => Promise<Response>>().mockImplementation(lost);
  await press({ payment_intent });
  expect(readState()).toBe(cutOff);
  payment_intent.mockImplementation(async () => Response.json({ paymentIntent: { status: 'processing' } }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(readState()).toBe(atTheBank);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(readState()).toBe(texts.stillUnknown);
});

test('no words of a payment whose outcome is unknown say that nothing was charged', () => {
  for (const words of [texts.noConnection, texts.stillCutOff, texts.askingTheBank, texts.stillUnknown])
    expect(words).not.toMatch(/not(?:hing)? (?:was |been )?charged|did not go through/i);
});

const toAnswer = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/problem+json' } }));

test.each([
  [
    'our server',
    toAnswer(404, '{"status":404,"code":"not-found","title":"Not found.","detail":"Not found."}'),
    texts.notCharged,
  ],
  ['a proxy', toAnswer(404, '<html>'), cutOff],
])('%s says that there is no payment: only our own is believed', async (_, payment_intent, state) => {
  await press({ payment_intent });
  expect(readState()).toBe(state);
});

test('a phone that slept after PAY asks once more when it wakes, and finds the order paid', async () => {
  const payment_intent = vi.fn<() => Promise<Response>>().mockImplementation(lost);
  await press({ payment_intent });
  expect(payment_intent).toHaveBeenCalledTimes(1);
  payment_intent.mockImplementation(async () => Response.json({ paymentIntent: { status: 'succeeded' } }));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test.each([
  ['comes back to the front', async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['is in sight when news of orders come', (client: QueryClient) => client.invalidateQueries({ queryKey: ['orders'] })],
])('a page that %s after the order was paid elsewhere goes on to the paid order, once', async (_, happens) => {
  let status = 'none';
  const client = await open({ permits: async () => Response.json({ status }) });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onPaid).not.toHaveBeenCalled();
  status = 'succeeded';
  for (const _time of ['first', 'again'])
    await act(async () => {
      void happens(client);
      await vi.advanceTimersByTimeAsync(1);
    });
  expect(onPaid).toHaveBeenCalledTimes(1);
});
