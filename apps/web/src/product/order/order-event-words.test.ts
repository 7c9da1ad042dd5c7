import type { OrderEvent } from '@wideload/contract';
import { expect, test } from 'vitest';
import { describeEvent } from './order-event-words.ts';

const common = { at: '2026-11-21T16:42:00.000Z', comment: '' };
const cases: [string, OrderEvent, string, string][] = [
  ['its beginning', { ...common, who: 'owner', what: 'created', from: null, to: 'draft' }, 'Order started', 'You'],
  [
    'the payment',
    { ...common, who: 'payment', what: 'paid', from: 'draft', to: 'pending' },
    'Order paid',
    'Wideload (payment)',
  ],
  [
    'a decision',
    { ...common, who: 'admin', what: 'status', from: 'approved', to: 'rejected' },
    'Rejected (was approved)',
    'Wideload',
  ],
  [
    'a permit',
    { ...common, who: 'admin', what: 'permit', permit: { state: 'TX', unit: 2 }, from: 'filed', to: 'issued' },
    'Texas, unit 2: issued',
    'Wideload',
  ],
  [
    'an amended permit',
    { ...common, who: 'admin', what: 'permit', permit: { state: 'TX', unit: 2 }, from: 'issued', to: 'issued' },
    'Texas, unit 2: changed',
    'Wideload',
  ],
  [
    'changed units',
    { ...common, who: 'admin', what: 'units', from: 'pending', to: 'pending' },
    'Units changed',
    'Wideload',
  ],
  [
    'a difference that was charged',
    { ...common, who: 'payment', what: 'money', from: 'pending', to: 'pending' },
    'Payment or refund',
    'Wideload (payment)',
  ],
  [
    'a number of the job',
    { ...common, who: 'owner', what: 'po-number', from: 'approved', to: 'approved' },
    'PO / job number changed',
    'You',
  ],
  [
    'what another person of the account did',
    { ...common, who: 'owner', person: 'Dana Field', what: 'po-number', from: 'pending', to: 'pending' },
    'PO / job number changed',
    'Dana Field',
  ],
  [
    'a payment by another person',
    { ...common, who: 'payment', person: 'Dana Field', what: 'paid', from: 'draft', to: 'pending' },
    'Order paid',
    'Dana Field (payment)',
  ],
  [
    'what a person did who has deleted their account',
    { ...common, who: 'owner', person: '', what: 'message', from: 'pending', to: 'pending' },
    'Message sent',
    'A person who is no longer here',
  ],
  ['an answer', { ...common, who: 'owner', what: 'message', from: 'pending', to: 'pending' }, 'Message sent', 'You'],
];

test.each(cases)('%s is described with its author', (_name, event, what, who) => {
  expect(describeEvent(event)).toEqual({ what, who });
});
