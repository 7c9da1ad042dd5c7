import { DAY } from '#clock.ts';
import type { Account } from '../accounts.store.ts';

/** Long enough for a newcomer on vacation. */
const LIFETIME = 7 * DAY;

type Temporary = Pick<Account, 'password_is_temporary' | 'password_ends_at'>;

/** The columns of a password that an admin sets now. */
export function giveTemporary(now: Date): Temporary {
  return { password_is_temporary: true, password_ends_at: new Date(now.getTime() + LIFETIME) };
}

export function hasEnded({ password_is_temporary, password_ends_at }: Temporary, now: Date): boolean {
  return password_is_temporary && password_ends_at !== null && password_ends_at <= now;
}
