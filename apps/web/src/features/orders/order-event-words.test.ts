import type { OrderEvent } from '@wideload/contract';
import { expect, test } from 'vitest';
import { eventWords } from './order-event-words.ts';

const at = '2026-11-21T16:42:00.000Z';
const cases: [string, Omit<OrderEvent, 'at' | 'comment'>, string, string][] = [
  ['its beginning', { who: 'owner', what: 'created', from: null, to: 'draft' }, 'Order begun', 'You'],
  ['the payment', { who: 'payment', what: 'paid', from: 'draft', to: 'pending' }, 'Order paid', 'Wideload (payment)'],
  [
    'a decision',
    { who: 'admin', what: 'status', from: 'approved', to: 'rejected' },
    'Rejected (was approved)',
    'Wideload',
  ],
];

test.each(cases)('%s is told with who did it', (_name, event, what, who) => {
  expect(eventWords({ ...event, at, comment: '' })).toEqual({ what, who });
});
