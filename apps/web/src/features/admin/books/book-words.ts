import { cents, formatDollars } from '@wideload/domain';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-10` is `October 2026`. */
export function formatMonth(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

/** Payouts and their lines have UTC days, as the provider counts them. */
export function formatUtcDay(instant: string): string {
  return dayFormat.format(new Date(instant));
}

export function formatAmount(amount: number): string {
  return formatDollars(cents(amount));
}
