import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type roleFilters, type userList, type userSearches, users } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

export type Role = (typeof roleFilters)[number];

type UserListParams = ListParams<typeof userList> & {
  role: Role | undefined;
  by?: (typeof userSearches)[number];
};

export function userPageQuery(params: UserListParams) {
  return queryOptions({
    queryKey: ['admin', 'users', 'list', params],
    queryFn: ({ signal }) => call(users.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const adminKey = ['admin'] as const;
