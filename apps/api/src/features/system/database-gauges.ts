import type { SystemFacts } from './system-facts.store.ts';

type DatabaseGauge = { name: string; help: string; read(facts: SystemFacts, now: Date): number };

/** 0: never. An alert on the time since then is raised for it too. */
function toSeconds(at: Date | null): number {
  return at === null ? 0 : at.getTime() / 1000;
}

/** Read from the database at each scrape, and absent while it does not answer. */
export const databaseGauges: readonly DatabaseGauge[] = [
  {
    name: 'wideload_outbox_mails',
    help: 'Mails that wait to be sent.',
    read: ({ mailsWaiting }) => mailsWaiting,
  },
  {
    name: 'wideload_outbox_retrying_mails',
    help: 'Waiting mails whose last try failed.',
    read: ({ mailsRetrying }) => mailsRetrying,
  },
  {
    name: 'wideload_outbox_oldest_age_seconds',
    help: 'Time since the oldest waiting mail was due; 0 when none is due.',
    read: ({ oldestDueAt }, now) => (oldestDueAt === null ? 0 : (now.getTime() - oldestDueAt.getTime()) / 1000),
  },
  {
    name: 'wideload_mails_failed',
    help: 'Mails that are not tried again.',
    read: ({ mailsFailed }) => mailsFailed,
  },
  {
    name: 'wideload_outbox_texts',
    help: 'Texts that wait to be sent.',
    read: ({ texts }) => texts.waiting,
  },
  {
    name: 'wideload_outbox_retrying_texts',
    help: 'Waiting texts whose last try failed.',
    read: ({ texts }) => texts.retrying,
  },
  {
    name: 'wideload_payment_alerts_open',
    help: 'Payment alerts that no admin has dealt with.',
    read: ({ paymentAlerts }) => paymentAlerts,
  },
  {
    name: 'wideload_reconcile_timestamp_seconds',
    help: 'Unix time of the last complete run of the payment reconciler; 0 before the first.',
    read: ({ reconciledAt }) => toSeconds(reconciledAt),
  },
  {
    name: 'wideload_provider_events_timestamp_seconds',
    help: "Unix time at which the payment provider's events were last listed; 0 before the first.",
    read: ({ eventsListedAt }) => toSeconds(eventsListedAt),
  },
  {
    name: 'wideload_backup_timestamp_seconds',
    help: 'Unix time of the last complete backup; 0 before the first.',
    read: ({ backedUpAt }) => toSeconds(backedUpAt),
  },
];
