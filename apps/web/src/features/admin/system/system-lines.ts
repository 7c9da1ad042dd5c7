import type { SystemState } from '@wideload/contract';
import { type SystemTrouble, system } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import * as texts from './system.texts.ts';

export type SystemLine = { name: string; figure: string; meaning: string; troubles: readonly SystemTrouble[] };

const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** By the server's clock: the browser's may be wrong. */
export function formatAge(at: string, now: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000);
  const found = units.find((unit) => seconds >= unit.seconds) ?? { unit: 'second', seconds: 1 };
  return ages.format(-Math.floor(seconds / found.seconds), found.unit);
}

function formatProvider({ provider, isLive }: SystemState['payments']): string {
  if (provider === 'sandbox') return texts.providers.sandbox;
  return isLive ? texts.providers.stripeLive : texts.providers.stripeTest;
}

type Queue = Pick<SystemState['mails'], 'waiting' | 'retrying' | 'retryReason' | 'oldestDueAt'>;
type QueueWords = { waiting: string; sender: string };

function formatQueue({ retrying, retryReason, oldestDueAt }: Queue, { waiting, sender }: QueueWords, now: string) {
  const parts = [
    waiting,
    ...(retrying > 0 ? [texts.retrying(retrying)] : []),
    ...(oldestDueAt === null ? [] : [texts.oldest(formatAge(oldestDueAt, now))]),
    sender,
  ].join(', ');
  return retryReason === null ? parts : `${parts}. ${texts.lastReason(retryReason)}`;
}

function formatEvents({ waiting, oldestAt, furthestBehind }: SystemState['events'], now: string): string {
  return [
    texts.eventsWaiting(waiting),
    ...(oldestAt === null ? [] : [texts.oldestEvent(formatAge(oldestAt, now))]),
    ...(furthestBehind === null ? [] : [texts.furthestBehind(furthestBehind.host, furthestBehind.waiting)]),
  ].join(', ');
}

/** In the order of their weight for a customer. */
export function listSystemLines(state: SystemState): SystemLine[] {
  const { readAt: now, mails, troubles } = state;
  const age = (at: string | null) => (at === null ? texts.never : formatAge(at, now));
  const gigabytes = (state.freeBytes / 1e9).toLocaleString('en-US', { maximumFractionDigits: 1 });
  const of = (...names: SystemTrouble[]) => names.filter((name) => troubles.includes(name));
  return [
    {
      name: texts.payments,
      figure: formatProvider(state.payments),
      meaning: texts.paymentsMeaning,
      troubles: of('payments-closed'),
    },
    {
      name: texts.reconciler,
      figure: age(state.reconciledAt),
      meaning: texts.reconcilerMeaning,
      troubles: of('reconcile-late'),
    },
    {
      name: texts.events,
      figure: age(state.eventsListedAt),
      meaning: texts.eventsMeaning,
      troubles: of('events-late'),
    },
    {
      name: texts.alerts,
      figure: texts.openAlerts(state.openAlerts),
      meaning: texts.alertsMeaning,
      troubles: of('alerts-open'),
    },
    {
      name: texts.queue,
      figure: formatQueue(mails, { waiting: texts.waiting(mails.waiting), sender: texts.senders[mails.sender] }, now),
      meaning: texts.queueMeaning,
      troubles: of('mail-stalled', 'mail-retrying'),
    },
    {
      name: texts.failedMails,
      figure: texts.failedCount(mails.failed),
      meaning: texts.failedMeaning,
      troubles: of('mail-failed'),
    },
    {
      name: texts.textQueue,
      figure: formatQueue(
        state.texts,
        { waiting: texts.textsWaiting(state.texts.waiting), sender: texts.textSenders[state.texts.sender] },
        now,
      ),
      meaning: texts.textQueueMeaning,
      troubles: of('text-stalled', 'text-retrying'),
    },
    {
      name: texts.failedTexts,
      figure: texts.failedCount(state.texts.failed),
      meaning: texts.failedTextsMeaning,
      troubles: [],
    },
    { name: texts.webhooks, figure: formatEvents(state.events, now), meaning: texts.webhooksMeaning, troubles: [] },
    {
      name: texts.lostEvents,
      figure: texts.failedCount(state.events.givenUp),
      meaning: texts.lostEventsMeaning,
      troubles: [],
    },
    {
      name: texts.papers,
      figure: texts.papersWaiting(state.papersWaiting),
      meaning: texts.papersMeaning,
      troubles: [],
    },
    { name: texts.backup, figure: age(state.backedUpAt), meaning: texts.backupMeaning, troubles: of('backup-late') },
    { name: texts.disk, figure: texts.free(gigabytes), meaning: texts.diskMeaning, troubles: of('disk-low') },
    {
      name: texts.documents,
      figure: texts.stores[state.documents],
      meaning: texts.documentsMeaning,
      troubles: of('documents-down'),
    },
    {
      name: texts.scanner,
      figure: texts.scanners[state.scanner],
      meaning: texts.scannerMeaning,
      troubles: of('scanner-down'),
    },
    {
      name: texts.blog,
      figure: texts.blogs[state.blog],
      meaning: texts.blogMeaning,
      troubles: of('blog-key', 'blog-down'),
    },
    { name: texts.auditKey, figure: state.auditKey, meaning: texts.auditKeyMeaning, troubles: [] },
    {
      name: texts.uptime,
      figure: `${texts.version(state.version)}, ${texts.started(formatAge(state.startedAt, now)).toLowerCase()}`,
      meaning: texts.uptimeMeaning,
      troubles: [],
    },
  ];
}

export const keptWaitsQuery = callQuery(['admin', 'system', 'waits'], system.waits, {});

export const systemQuery = callQuery(['admin', 'system'], system.read, {}, { refetchInterval: 15_000 });
