/** The file for the bookkeeper, on the dashboard. */

export const ledger = 'Ledger for the bookkeeper';
export const intro =
  'Every charge, adjustment, refund and state fee, one line for each permit, as a CSV file. Days are those of your time zone.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const download = 'Download ledger CSV';
export const notADay = 'This is not a day. Type it like 11/3/2026.';
export const endBeforeStart = 'The last day is before the first.';
export const pick = (label: string) => `Pick: ${label.toLowerCase()}`;
