import type { Stripe } from '@stripe/stripe-js';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openStripe } from './stripe-provider.tsx';

type Handler = (event: object) => void;

vi.mock('./set-up-card.ts', async (original) => ({
  ...(await original<object>()),
  openStripeJs: async () => stripe as unknown as Stripe,
}));

const handlers = new Map<string, Handler>();
const card = {
  on: (event: string, handler: Handler) => handlers.set(event, handler),
  mount() {},
  update() {},
  destroy() {},
};
const stripe = { elements: () => ({ create: () => card }) };
const change = { complete: false, empty: false, brand: 'visa' };

test('an error of the card in its frame is announced, and Esc in the frame reaches the dialog around it', async () => {
  const provider = await openStripe({ publishableKey: 'pk', jsUrl: undefined });
  const box = document.body.appendChild(document.createElement('div'));
  const pressed = vi.fn<(event: KeyboardEvent) => void>();
  box.addEventListener('keydown', pressed);
  await act(async () => provider.createFields().mount(box));
  await act(async () => handlers.get('change')?.({ ...change, error: { message: 'Your card number is invalid.' } }));
  expect(screen.getByText('Your card number is invalid.').closest('[aria-live=polite]')).not.toBeNull();
  await act(async () => handlers.get('escape')?.({}));
  expect(pressed.mock.calls[0]?.[0].key).toBe('Escape');
});
