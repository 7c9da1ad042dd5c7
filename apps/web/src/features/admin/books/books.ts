import { callQuery } from '#lib/api/call-query.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { books, payouts } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';

const root = ['admin', 'books'] as const;

export const booksQuery = callQuery([...root, 'months'], books.read, {});

export const payoutListQuery = (page: number) =>
  callQuery([...root, 'payouts', page], payouts.list, { query: { page } }, { placeholderData: keepPreviousData });

export const payoutQuery = (id: string, page: number) =>
  callQuery(
    [...root, 'payout', id, page],
    payouts.read,
    { params: { id }, query: { page } },
    { placeholderData: keepPreviousData },
  );

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
