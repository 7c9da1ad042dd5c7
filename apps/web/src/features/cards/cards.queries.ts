import { queryOptions } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { cards, payments } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';

export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: ({ signal }) => call(cards.list, {}, { signal }),
});

/** The payment of an order, synced with the provider at each reading; 404 while there is none. */
export function paymentIntentQuery(orderId: string) {
  return queryOptions({
    queryKey: ['payment-intent', orderId],
    queryFn: ({ signal }) => call(payments.intent, { query: { orderId } }, { signal }),
    retry: false,
    staleTime: 0,
  });
}

/** `Visa ending in 4242`. */
export function cardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}

/** `Expires 12/2030`. */
export function cardExpiry({ exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>): string {
  return `Expires ${String(exp_month).padStart(2, '0')}/${exp_year}`;
}
