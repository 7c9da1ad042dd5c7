/** Each is a reason to act; docs/operators/alerts.md has the same limits. */
export const systemTroubles = [
  'payments-closed',
  'reconcile-late',
  'events-late',
  'alerts-open',
  'mail-stalled',
  'mail-retrying',
  'mail-failed',
  'text-retrying',
  'backup-late',
  'disk-low',
  'documents-down',
  'scanner-down',
  'blog-key',
  'blog-down',
] as const;
export type SystemTrouble = (typeof systemTroubles)[number];
