import type { UserRow } from '@wideload/contract';
import { callQuery } from '#lib/api/call-query.ts';
import * as texts from './users.texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type roleFilters, type userList, type userSearches, users } from '@wideload/contract/client';
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

export const userPageQuery = (params: UserListParams) =>
  callQuery(['admin', 'users', 'list', params], users.list, { query: params }, { placeholderData: keepPreviousData });

export const adminKey = ['admin'] as const;
