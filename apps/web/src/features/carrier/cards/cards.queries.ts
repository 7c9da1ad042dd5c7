import type { Card } from '@wideload/contract';
import { cards, payments } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import * as texts from './cards.texts.ts';

export const cardsQuery = callQuery(['cards'], cards.list, {});

/** Each read syncs with the provider; 404 while there is no payment. */
export function paymentIntentQuery(orderId: string, adjustmentId?: string) {
  const query = adjustmentId === undefined ? { orderId } : { orderId, adjustmentId };
  return callQuery(
    ['payment-intent', ...Object.values(query)],
    payments.intent,
    { query },
    { retry: false, staleTime: 0 },
  );
}

/** News of an order refreshes it. */
export function paymentStatusQuery(orderId: string, adjustmentId?: string) {
  const query = adjustmentId === undefined ? {} : { adjustmentId };
  return callQuery(
    ['orders', 'payment-status', orderId, ...Object.values(query)],
    payments.status,
    { params: { id: orderId }, query },
    { retry: false, staleTime: 0 },
  );
}

export function formatCardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  return texts.endingIn(brand, last4);
}

/** A card is valid through the end of its expiry month. */
export function computeExpiryState(
  { exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>,
  now: { year: number; month: number },
): 'good' | 'expiring' | 'expired' {
  const monthsLeft = (exp_year - now.year) * 12 + exp_month - now.month;
  if (monthsLeft < 0) return 'expired';
  // Expires this month or the next: the bank has usually mailed a new card.
  return monthsLeft < 2 ? 'expiring' : 'good';
}

export function formatCardExpiry({ exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>): string {
  return texts.expiresOn(`${String(exp_month).padStart(2, '0')}/${exp_year}`);
}
