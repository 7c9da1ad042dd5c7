import { queryOptions } from '@tanstack/react-query';
import { statements } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const ownStatementsQuery = queryOptions({
  queryKey: ['statements', 'own'],
  queryFn: ({ signal }) => call(statements.list, {}, { signal }),
});

export function userStatementsQuery(id: string) {
  return queryOptions({
    queryKey: ['statements', id],
    queryFn: ({ signal }) => call(statements.listOfUser, { params: { id } }, { signal }),
  });
}
