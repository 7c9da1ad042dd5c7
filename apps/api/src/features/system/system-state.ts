import type { SystemState } from '@wideload/contract';
import product from '#package.json' with { type: 'json' };
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { formatFingerprint } from '#platform/audit-export/signing-key.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { secretKinds } from '#platform/deliveries/mails.ts';
import { readFreeBytes } from '#platform/files/disk-room.ts';
import type { Readiness } from '#platform/readiness.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '../audit-log/audit-log.service.ts';
import { findMail, listFailedMails, requeueMail, type FailedMailRow } from './failed-mails.store.ts';
import { loadEventFacts, loadSystemFacts, type EventFacts } from './system-facts.store.ts';
import { findTroubles } from './troubles.ts';

export type SystemDeps = Deps & { readiness: Readiness; startedAt: Date };

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
