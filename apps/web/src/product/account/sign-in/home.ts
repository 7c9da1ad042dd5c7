import type { User } from '@wideload/contract';

/** The first page after sign-in, unless an own path was asked for. */
export function findHome({ role, firstPage }: Pick<User, 'role' | 'firstPage'>, next: string | null = null): string {
  if (next !== null) return next;
  if (role !== 'admin') return '/order_list';
  return firstPage === 'queue' ? '/permits/queue' : '/dashboard';
}
