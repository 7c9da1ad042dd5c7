import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { books, payouts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { cents, formatDollars } from '@wideload/domain';

const root = ['admin', 'books'] as const;

export const booksQuery = queryOptions({
  queryKey: [...root, 'months'],
  queryFn: ({ signal }) => call(books.read, {}, { signal }),
});

export function payoutListQuery(page: number) {
  return queryOptions({
    queryKey: [...root, 'payouts', page],
    queryFn: ({ signal }) => call(payouts.list, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function payoutQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [...root, 'payout', id, page],
    queryFn: ({ signal }) => call(payouts.read, { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-10` is `October 2026`. */
export function formatMonth(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

/** Payouts and their lines have UTC days, as the provider counts them. */
export function formatUtcDay(instant: string): string {
  return dayFormat.format(new Date(instant));
}

export function formatAmount(amount: number): string {
  return formatDollars(cents(amount));
}
