import type { UserRow } from '@wideload/contract';
import * as texts from './users.texts.ts';

/** First, middle and last name, as far as they are known. */
export function nameOf({
  firstName,
  middleName,
  lastName,
}: Pick<UserRow, 'firstName' | 'middleName' | 'lastName'>): string {
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

const roleWords: Readonly<Record<string, string>> = { admin: texts.admin, user: texts.user };

/** A role that the application knows nothing of is called what it is. */
export function roleWord(role: string): string {
  return roleWords[role] ?? role;
}

/** How an account is named: one without an e-mail by its id. */
export function accountName({ email, _id }: Pick<UserRow, 'email' | '_id'>): string {
  return email === '' ? texts.accountWithId(_id) : email;
}
