import type { SystemState } from '@wideload/contract';
import { systemTroubles } from '@wideload/contract/client';
import { expect, test } from 'vitest';
import { formatAge, listSystemLines } from './system-lines.ts';

test.each([
  ['2026-11-16T14:59:58Z', '2 seconds ago'],
  ['2026-11-16T14:59:00Z', '1 minute ago'],
  ['2026-11-16T12:01:00Z', '2 hours ago'],
  ['2026-11-13T12:01:00Z', '3 days ago'],
  ['2026-11-16T15:00:09Z', '0 seconds ago'],
])('%s is %s', (at, words) => {
  expect(formatAge(at, '2026-11-16T15:00:00Z')).toBe(words);
});

test('each trouble has a line that says it', () => {
  const state: SystemState = {
    readAt: '2026-11-16T15:00:00Z',
    startedAt: '2026-11-16T14:00:00Z',
    version: '1.0.0',
    troubles: [...systemTroubles],
    payments: { provider: 'stripe', isLive: true, isOpen: false },
    reconciledAt: null,
    eventsListedAt: null,
    openAlerts: 2,
    mails: {
      sender: 'smtp',
      waiting: 9,
      retrying: 7,
      retryReason: '451 4.7.1 Greylisted, try again later',
      failed: 1,
      oldestDueAt: '2026-11-16T14:50:00Z',
      failures: [],
    },
    texts: {
      sender: 'twilio',
      waiting: 8,
      retrying: 6,
      retryReason: 'Twilio: HTTP 401, 20003: Authenticate',
    },
    events: {
      waiting: 41,
      givenUp: 2,
      oldestAt: '2026-11-16T12:00:00Z',
      slowest: { host: 'hooks.example.com', waiting: 40 },
    },
    papersWaiting: 3,
    backedUpAt: null,
    freeBytes: 512_000_000,
    documents: 's3',
    scanner: 'none',
    blog: 'ghost',
    auditKey: 'SHA256:abc',
  };
  const lines = listSystemLines(state);
  expect(lines.flatMap(({ troubles }) => troubles).toSorted()).toEqual([...systemTroubles].toSorted());
  expect(lines.map(({ figure }) => figure)).toEqual([
    'Stripe, live',
    'Never',
    'Never',
    '2 open',
    '9 mails wait, 7 after a failed try, the oldest due 10 minutes ago, sent by SMTP. The newest reason: 451 4.7.1 Greylisted, try again later',
    '1',
    '8 texts wait, 6 after a failed try, sent by Twilio. The newest reason: Twilio: HTTP 401, 20003: Authenticate',
    '41 events wait, the oldest from 3 hours ago, slowest: hooks.example.com with 40',
    '2',
    '3 PDFs wait',
    'Never',
    '0.5 GB free',
    'An S3 bucket',
    'None: uploaded files are not scanned',
    'Ghost',
    'SHA256:abc',
    'Version 1.0.0, started 1 hour ago',
  ]);
});
