import type { SystemState, SystemTrouble } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { after, HOUR, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import product from '#package.json';
import { formatFingerprint } from '#platform/audit-export/signed-lines.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { secretKinds } from '#platform/deliveries/mails.ts';
import { readFreeBytes } from '#platform/files/disk-room.ts';
import type { Readiness, Checks } from '#platform/readiness.ts';
import { Problem } from '#problem.ts';
import type { BlogState } from '#providers/blog/port.ts';
import { recordAction } from '../audit-log/audit-log.service.ts';
import {
  findMail,
  listFailedMails,
  requeueMail,
  loadEventFacts,
  loadSystemFacts,
  type FailedMailRow,
  type EventFacts,
  type SystemFacts,
} from './system-facts.store.ts';

/** The public API of this feature for the other features and the start. */
export { createProductMetrics, type ProductMetrics } from './product-metrics.ts';
export { loadSystemFacts } from './system-facts.store.ts';

type SystemDeps = Deps & { readiness: Readiness; startedAt: Date };

const toInstant = (at: Date | null) => at?.toISOString() ?? null;

function toFailedMail({ id, kind, recipient, failed_at: failedAt, last_error: error }: FailedMailRow) {
  return {
    _id: id,
    kind,
    to: recipient,
    failedAt: failedAt.toISOString(),
    error: error ?? '',
    isExpired: secretKinds.has(kind),
  };
}

/** Without the path of the address, which may be the customer's secret. */
const toEvents = ({ waiting, givenUp, oldestAt, furthestBehind }: EventFacts) => ({
  waiting,
  givenUp,
  oldestAt: toInstant(oldestAt),
  furthestBehind: furthestBehind && { host: new URL(furthestBehind.address).host, waiting: furthestBehind.waiting },
});

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

export async function readSystem(deps: SystemDeps, by: Admin): Promise<SystemState> {
  const { blog, config, db, clock, papers, payments, readiness, startedAt } = deps;
  const now = clock.now();
  const [facts, events, { checks }, freeBytes, failures, blogState] = await Promise.all([
    loadSystemFacts(db, now),
    loadEventFacts(db, now),
    readiness.read(),
    readFreeBytes(config.dataDir),
    listFailedMails(db, by),
    blog.check(),
  ]);
  return {
    readAt: now.toISOString(),
    startedAt: startedAt.toISOString(),
    version: product.version,
    troubles: findTroubles({ facts, checks, freeBytes, blog: blogState, now }),
    payments: { provider: payments.provider, isLive: payments.livemode, isOpen: checks.payments === 'open' },
    reconciledAt: toInstant(facts.reconciledAt),
    eventsListedAt: toInstant(facts.eventsListedAt),
    openAlerts: facts.paymentAlerts,
    mails: {
      sender: config.mail.kind,
      waiting: facts.mailsWaiting,
      retrying: facts.mailsRetrying,
      failed: facts.mailsFailed,
      retryReason: facts.retryReason,
      oldestDueAt: toInstant(facts.oldestDueAt),
      failures: failures.map(toFailedMail),
    },
    texts: { sender: config.texts.kind, ...facts.texts, oldestDueAt: toInstant(facts.texts.oldestDueAt) },
    events: toEvents(events),
    papersWaiting: papers.countWaiting(),
    backedUpAt: toInstant(facts.backedUpAt),
    freeBytes,
    documents: config.documents.kind,
    scanner: config.scanner.kind,
    blog: config.blog.kind,
    auditKey: formatFingerprint(config.auditSigningKey),
  };
}

export async function retryMail(deps: SystemDeps, by: Admin, id: string): Promise<SystemState> {
  await inTransaction(deps.db, async (tx) => {
    const kind = await requeueMail(tx, by, { id, now: deps.clock.now() });
    if (kind !== null) {
      const subject = { kind: 'mail', id, label: kind } as const;
      await recordAction(tx, deps, by, {
        what: 'mail.retry',
        subject,
        before: { state: 'failed' },
        after: { state: 'due' },
      });
      return;
    }
    const mail = await findMail(tx, by, id);
    if (mail === null) throw new Problem('not-found');
    if (mail.isExpired) {
      const detail = 'The code or link in this mail has expired. Its owner can ask for another.';
      throw new Problem('code.expired', { detail });
    }
  });
  return readSystem(deps, by);
}
