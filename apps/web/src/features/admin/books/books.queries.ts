import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { books, payouts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

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
