import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type roleFilters, type userList, users } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';

/** Admins, or everyone else. */
export type Role = (typeof roleFilters)[number];

type UserListParams = ListParams<typeof userList> & { role: Role | undefined };

/** The previous page stays visible while the next one loads. */
export function userPageQuery(params: UserListParams) {
  return queryOptions({
    queryKey: ['admin', 'users', 'list', params],
    queryFn: ({ signal }) => call(users.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The prefix of every admin query: an admin's action can change any of them. */
export const adminKey = ['admin'] as const;
