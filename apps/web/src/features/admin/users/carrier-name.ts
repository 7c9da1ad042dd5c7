import type { UserRow } from '@wideload/contract';
import { formatName } from './user-words.ts';

/** With the e-mail, as two carriers may have one name. */
export function formatCarrier(user: Pick<UserRow, 'firstName' | 'middleName' | 'lastName' | 'email'>): string {
  const name = formatName(user);
  return name === '' ? user.email : `${name} (${user.email})`;
}
