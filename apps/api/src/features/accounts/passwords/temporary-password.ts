import type { Account } from '../accounts.store.ts';

/** A newcomer on vacation signs in after it; a note that was forgotten on a desk does not for long. */
const DAYS = 7;

type Temporary = Pick<Account, 'password_is_temporary' | 'password_ends_at'>;

/** The columns of a password that an admin sets now. */
export function giveTemporary(now: Date): Temporary {
  return { password_is_temporary: true, password_ends_at: new Date(now.getTime() + DAYS * 86_400_000) };
}

export function hasEnded({ password_is_temporary, password_ends_at }: Temporary, now: Date): boolean {
  return password_is_temporary && password_ends_at !== null && password_ends_at <= now;
}
