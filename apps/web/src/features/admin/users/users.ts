import type { UserRow } from '@wideload/contract';
import * as texts from './users.texts.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type roleFilters, type userList, type userSearches, users } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

export function formatName({
  firstName,
  middleName,
  lastName,
}: Pick<UserRow, 'firstName' | 'middleName' | 'lastName'>): string {
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

const roleWords: Readonly<Record<string, string>> = { admin: texts.admin, user: texts.user };

export function formatRole(role: string): string {
  return roleWords[role] ?? role;
}

export function formatAccountName({ email, _id }: Pick<UserRow, 'email' | '_id'>): string {
  return email === '' ? texts.accountWithId(_id) : email;
}

/** With the e-mail, as two carriers may have one name. */
export function formatCarrier(user: Pick<UserRow, 'firstName' | 'middleName' | 'lastName' | 'email'>): string {
  const name = formatName(user);
  return name === '' ? user.email : `${name} (${user.email})`;
}

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
