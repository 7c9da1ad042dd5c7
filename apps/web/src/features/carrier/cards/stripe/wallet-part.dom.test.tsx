import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SetupResult, WalletSale } from '../card-port.ts';
import { WalletPart } from './wallet-part.tsx';

const card = { id: 'c1', sourceId: 'pm_g', brand: 'Google Pay', last4: '4242' };
let requests: [string, unknown][];
let sale: WalletSale;

const createWallet = (given: WalletSale) => {
  sale = given;
  return { mount: () => {}, unmount: () => {} };
};

async function shown(onSaved = async () => true) {
  const onAvailable = vi.fn<(is: boolean) => void>();
  await act(async () =>
    render(
      <WalletPart
        createWallet={createWallet}
        amountCents={18_700}
        isChosen
        onAvailable={onAvailable}
        onSaved={onSaved}
      />,
    ),
  );
  return { onAvailable };
}

const agreeToPay = (result: SetupResult) => act(() => sale.onAgreed(async () => result));

beforeEach(() => {
  requests = [];
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    requests.push([url, body === undefined ? undefined : JSON.parse(body)]);
    const answer = url.endsWith('/setup_intents') ? { id: 'seti_1', clientSecret: 'seti_1_secret_2' } : card;
    return new Response(JSON.stringify(answer), { status: 201 });
  });
});

test('the wallet shows the amount of the order, and its card is saved before the payment', async () => {
  const paid: unknown[] = [];
  await shown(async (...saved) => paid.push(...saved) > 0);
  expect(sale.amountCents).toBe(18_700);
  expect(await agreeToPay({ ok: true, sourceId: 'pm_g' })).toBe(true);
  expect(requests).toEqual([
    ['/api/stripe/setup_intents', undefined],
    ['/api/stripe/cards', { sourceId: 'pm_g' }],
  ]);
  expect(paid).toEqual([card]);
});

test('the button works once: the next press opens nothing and explains why', async () => {
  await shown(async () => false);
  expect(await act(async () => sale.mayOpen())).toBe(true);
  expect(await agreeToPay({ ok: true, sourceId: 'pm_g' })).toBe(false);
  expect(await act(async () => sale.mayOpen())).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(
    'You can only use the PaymentRequest button once. Refresh the page to start over.',
  );
});

test("a wallet with a refused card pays nothing and shows the provider's words", async () => {
  const onSaved = vi.fn<() => Promise<boolean>>();
  await shown(onSaved);
  const refused = { ok: false, code: 'card_declined', declineCode: null, message: 'Your card was declined.' } as const;
  expect(await agreeToPay(refused)).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Your card was declined.');
  expect(onSaved).not.toHaveBeenCalled();
});

test('a failure of our server shows our sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await shown();
  expect(await agreeToPay({ ok: true, sourceId: 'pm_g' })).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong try again later!');
});

test('too many cards show the limit', async () => {
  const detail = 'Too many cards were tried. You can add another one in 37 minutes.';
  const problem = { status: 429, code: 'rate.limited', title: 'x', detail };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 429 }));
  await shown();
  expect(await agreeToPay({ ok: true, sourceId: 'pm_g' })).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(detail);
});

test('a browser that never answers has no wallet', async () => {
  vi.useFakeTimers();
  const { onAvailable } = await shown();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onAvailable).toHaveBeenCalledExactlyOnceWith(false);
  vi.useRealTimers();
});
