import type { UserRow } from '@wideload/contract';
import * as texts from './users.texts.ts';

/** First, middle and last name, as far as they are known. */
export function formatName({
  firstName,
  middleName,
  lastName,
}: Pick<UserRow, 'firstName' | 'middleName' | 'lastName'>): string {
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

const roleWords: Readonly<Record<string, string>> = { admin: texts.admin, user: texts.user };

/** An unknown role is shown as it is. */
export function formatRole(role: string): string {
  return roleWords[role] ?? role;
}

/** The e-mail, or the id for an account without one. */
export function formatAccountName({ email, _id }: Pick<UserRow, 'email' | '_id'>): string {
  return email === '' ? texts.accountWithId(_id) : email;
}
