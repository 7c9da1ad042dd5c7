import type { SystemTrouble } from '@wideload/contract';
import { after, HOUR, MINUTE } from '#clock.ts';
import type { Checks } from '#platform/readiness.ts';
import type { BlogState } from '#providers/blog/port.ts';
import type { SystemFacts } from './system-facts.store.ts';

type Known = { facts: SystemFacts; checks: Checks; freeBytes: number; blog: BlogState; now: Date };

/** Mails, or texts. */
const MOST_RETRYING = 5;
const LOW_BYTES = 1e9;

/** The limits of docs/operators/alerts.yml. */
export function findTroubles({ facts, checks, freeBytes, blog, now }: Known): SystemTrouble[] {
  const isOlder = (at: Date | null, age: number) => at === null || at < after(now, -age);
  const found: Readonly<Record<SystemTrouble, boolean>> = {
    'payments-closed': checks.payments !== 'open',
    'reconcile-late': isOlder(facts.reconciledAt, 5 * MINUTE),
    'events-late': isOlder(facts.eventsListedAt, 3 * HOUR),
    'alerts-open': facts.paymentAlerts > 0,
    'mail-stalled': facts.oldestDueAt !== null && isOlder(facts.oldestDueAt, 5 * MINUTE),
    'mail-retrying': facts.mailsRetrying > MOST_RETRYING,
    'mail-failed': facts.mailsFailed > 0,
    'text-stalled': facts.texts.oldestDueAt !== null && isOlder(facts.texts.oldestDueAt, 5 * MINUTE),
    'text-retrying': facts.texts.retrying > MOST_RETRYING,
    'backup-late': isOlder(facts.backedUpAt, 26 * HOUR),
    'disk-low': checks.disk === 'full' || freeBytes < LOW_BYTES,
    'documents-down': checks.documents === 'down',
    'scanner-down': checks.scanner === 'down',
    'blog-key': blog === 'key-rejected',
    'blog-down': blog === 'unavailable',
  };
  // Cast: a record lists its own keys.
  return (Object.keys(found) as SystemTrouble[]).filter((trouble) => found[trouble]);
}
