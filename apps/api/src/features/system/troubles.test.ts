import type { SystemTrouble } from '@wideload/contract';
import { expect, test } from 'vitest';
import { after, HOUR, MINUTE } from '#clock.ts';
import type { Checks } from '#platform/readiness.ts';
import type { BlogState } from '#providers/blog/port.ts';
import type { SystemFacts } from './system-facts.store.ts';
import { findTroubles } from './system.service.ts';

const now = new Date('2026-11-16T15:00:00Z');
const ago = (age: number) => after(now, -age);

const facts: SystemFacts = {
  mailsWaiting: 5,
  mailsRetrying: 5,
  retryReason: 'the mail server is away',
  mailsFailed: 0,
  oldestDueAt: ago(5 * MINUTE),
  paymentAlerts: 0,
  reconciledAt: ago(5 * MINUTE),
  backedUpAt: ago(26 * HOUR),
  eventsListedAt: ago(3 * HOUR),
  texts: {
    waiting: 5,
    retrying: 5,
    retryReason: 'the provider is away',
    failed: 3,
    oldestDueAt: ago(5 * MINUTE),
  },
};
const checks: Checks = {
  database: 'ok',
  migrations: 'ok',
  documents: 'ok',
  scanner: 'ok',
  disk: 'ok',
  payments: 'open',
};
const fine = { facts, checks, freeBytes: 1e9, blog: 'ok' as BlogState, now };

test('at each limit all is well', () => {
  expect(findTroubles(fine)).toEqual([]);
});

const ofFacts = (changed: Partial<SystemFacts>) => ({ ...fine, facts: { ...facts, ...changed } });
const ofChecks = (changed: Partial<Checks>) => ({ ...fine, checks: { ...checks, ...changed } });

test.each<[string, typeof fine, SystemTrouble]>([
  ['PAY waits for events', ofChecks({ payments: 'opening' }), 'payments-closed'],
  ['no run of the reconciler', ofFacts({ reconciledAt: null }), 'reconcile-late'],
  ['its last run too long ago', ofFacts({ reconciledAt: ago(5 * MINUTE + 1) }), 'reconcile-late'],
  ['events never listed', ofFacts({ eventsListedAt: null }), 'events-late'],
  ['events listed too long ago', ofFacts({ eventsListedAt: ago(3 * HOUR + 1) }), 'events-late'],
  ['an open alert', ofFacts({ paymentAlerts: 1 }), 'alerts-open'],
  ['a mail overdue', ofFacts({ oldestDueAt: ago(5 * MINUTE + 1) }), 'mail-stalled'],
  ['six mails refused', ofFacts({ mailsRetrying: 6 }), 'mail-retrying'],
  ['a mail given up', ofFacts({ mailsFailed: 1 }), 'mail-failed'],
  ['a text overdue', ofFacts({ texts: { ...facts.texts, oldestDueAt: ago(5 * MINUTE + 1) } }), 'text-stalled'],
  ['six texts refused', ofFacts({ texts: { ...facts.texts, retrying: 6 } }), 'text-retrying'],
  ['no backup', ofFacts({ backedUpAt: null }), 'backup-late'],
  ['an old backup', ofFacts({ backedUpAt: ago(26 * HOUR + 1) }), 'backup-late'],
  ['little room', { ...fine, freeBytes: 1e9 - 1 }, 'disk-low'],
  ['a full disk', ofChecks({ disk: 'full' }), 'disk-low'],
  ['a store that is silent', ofChecks({ documents: 'down' }), 'documents-down'],
  ['a refused key of Ghost', { ...fine, blog: 'key-rejected' }, 'blog-key'],
  ['a Ghost that is silent', { ...fine, blog: 'unavailable' }, 'blog-down'],
  ['a virus scanner that is silent', ofChecks({ scanner: 'down' }), 'scanner-down'],
])('%s', (_name, known, trouble) => {
  expect(findTroubles(known)).toEqual([trouble]);
});

test('no mail due is no mail overdue', () => {
  expect(findTroubles(ofFacts({ oldestDueAt: null }))).toEqual([]);
});
