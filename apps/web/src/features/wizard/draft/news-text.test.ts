import { describe, expect, test } from 'vitest';
import type { DraftNews } from './draft-store.ts';
import { newsText } from './news-text.ts';
import { draftOf, emptyOrderForm } from '../forms/order-form.ts';
import { createUnitForm, type UnitForm } from '../../../product/unit/unit-form.ts';

const empty = createUnitForm('u1');
const chosen = { truckId: 't1', trailerId: 'r1', loadType: 'general' } as const;

const told = (unit: UnitForm, personName = '') => {
  const form = { ...emptyOrderForm, customer: { email: '', phone: '', personName }, units: [unit] };
  return { form, draft: draftOf(form, null), order: null };
};
const brought = (days: number | null): DraftNews => ({
  what: 'brought',
  load: { parts: { jurisdictions: ['TX'], units: [empty] }, leftOut: ['AK'], days },
});
const isHere = 'The load you checked is in this order, for Texas.';
const leftOut = 'Not sold online, and left out: Alaska.';
const days = 'You checked 9 days: set the dates in the section Permits.';

describe('what a load check brought', () => {
  test.each([
    [
      'says what is still to be given',
      told(empty),
      brought(null),
      'basic-details',
      `${isHere} Still missing: who orders, company, truck, trailer and load type. ${leftOut}`,
    ],
    [
      'asks for nothing that is given',
      told({ ...empty, ...chosen }, 'Ann'),
      brought(9),
      'vehicles',
      `${isHere} Still missing: company. ${leftOut} ${days}`,
    ],
    ['says only what to do with the days at the permits', told(empty), brought(9), 'permits', days],
    ['says nothing at the permits where there is nothing to do', told(empty), brought(null), 'permits', ''],
    ['is over at the summary', told(empty), brought(9), 'summary', ''],
  ] as const)('%s', (_, state, news, step, text) => {
    expect(newsText(state, news, step)).toBe(text);
  });
});
