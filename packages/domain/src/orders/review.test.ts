import { describe, expect, test } from 'vitest';
import type { DraftOrder } from './draft.ts';
import { orderTextKeys } from './order-texts.ts';
import { isReviewKept } from './review.ts';
import { aDraft, aPermit, aUnit, company, oversize } from '../testing/sample.test-support.ts';

const unit = aUnit(oversize);
const changes: [name: string, change: Partial<DraftOrder>][] = [
  ['the phone', { customer: { email: 'pat@example.com', phone: '1', personName: 'Pat Doe' } }],
  ...orderTextKeys.map((key): [string, Partial<DraftOrder>] => [`the text ${key}`, { [key]: 'Another' }]),
  ['the company', { company: { ...company, name: 'Another' } }],
  ['the company taken away', { company: null }],
  ['a state more', { jurisdictions: ['TX', 'OH', 'PA'] }],
  ['another state', { jurisdictions: ['TX', 'PA'] }],
  ['the width', { units: [aUnit({ ...oversize, width: 175 })] }],
  ['the truck', { units: [{ ...unit, truckId: 'truck-2' }] }],
  ['a text still being typed', { units: [{ ...unit, typed: { weight: 'x' } }] }],
  ['a unit more', { units: [unit, { ...unit, _id: 'unit-2' }] }],
  ['a permit less', { permits: [aPermit('unit-1', 'TX')] }],
  ['a price', { permits: [aPermit('unit-1', 'TX', { price: 1 }), aPermit('unit-1', 'OH')] }],
  ['a comment', { permits: [aPermit('unit-1', 'TX', { comment: 'Call first' }), aPermit('unit-1', 'OH')] }],
];

describe('the review mark goes when this changes:', () => {
  test.each(changes)('%s', (_, change) => {
    expect(isReviewKept(aDraft(), { ...aDraft(), ...change })).toBe(false);
    expect(isReviewKept({ ...aDraft(), ...change }, aDraft())).toBe(false);
  });
});

test('it stays when nothing but the mark, the step or the order of keys is different', () => {
  const draft = aDraft();
  expect(isReviewKept(draft, draft)).toBe(true);
  expect(isReviewKept(draft, { ...aDraft(), reviewed: false, status: 'draft' })).toBe(true);
  const turned = Object.fromEntries(Object.entries(company).toReversed()) as typeof company;
  expect(isReviewKept(draft, { ...aDraft(), company: turned })).toBe(true);
});

test('a list is not the same as a record with its indexes for keys', () => {
  const odd = { ...aDraft(), jurisdictions: { 0: 'TX', 1: 'OH' } };
  // @ts-expect-error A jurisdiction list of the wrong shape does not compile.
  expect(isReviewKept(aDraft(), odd)).toBe(false);
});
