import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type roleFilters, type userList, users } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';

/** Admins, or everybody who is none. */
export type Role = (typeof roleFilters)[number];

type UserListParams = ListParams<typeof userList> & { role: Role | undefined };

/** One page of the accounts; the page before stays in sight while the next one comes. */
export function userPageQuery(params: UserListParams) {
  return queryOptions({
    queryKey: ['admin', 'users', 'list', params],
    queryFn: ({ signal }) => call(users.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** After any act of an admin: whatever an admin looks at may tell of it. */
export const adminKey = ['admin'] as const;
