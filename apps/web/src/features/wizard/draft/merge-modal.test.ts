import { describe, expect, test } from 'vitest';
import type { DraftNews } from './draft-store.ts';
import { formatNews } from './merge-modal.tsx';
import { toDraftOrder, emptyOrderForm } from './order-form.ts';
import { createUnitForm, type UnitForm } from '#product/unit/unit-form.ts';

const empty = createUnitForm('u1');
const chosen = { truckId: 't1', trailerId: 'r1', loadType: 'general' } as const;

const listNewsTexts = (unit: UnitForm, personName = '') => {
  const form = { ...emptyOrderForm, customer: { email: '', phone: '', personName }, units: [unit] };
  return { form, draft: toDraftOrder(form, null), order: null };
};
const aLinkedLoad = (days: number | null): DraftNews => ({
  what: 'checked-load',
  load: { parts: { jurisdictions: ['TX'], trip: null, units: [empty] }, leftOut: ['AK'], days },
});
const isHere = 'The load you checked is in this order, for Texas.';
const leftOut = 'Not sold online, and left out: Alaska.';
const days = 'You checked 9 days. Set the dates in the Permits section.';

describe('what a load check brought', () => {
  test.each([
    [
      'says what is still to be given',
      listNewsTexts(empty),
      aLinkedLoad(null),
      'basic-details',
      `${isHere} Still missing: who orders, company, truck, trailer and load type. ${leftOut}`,
    ],
    [
      'asks for nothing that is given',
      listNewsTexts({ ...empty, ...chosen }, 'Ann'),
      aLinkedLoad(9),
      'vehicles',
      `${isHere} Still missing: company. ${leftOut} ${days}`,
    ],
    ['says only what to do with the days at the permits', listNewsTexts(empty), aLinkedLoad(9), 'permits', days],
    [
      'says nothing at the permits where there is nothing to do',
      listNewsTexts(empty),
      aLinkedLoad(null),
      'permits',
      '',
    ],
    ['is over at the summary', listNewsTexts(empty), aLinkedLoad(9), 'summary', ''],
  ] as const)('%s', (_, state, news, step, text) => {
    expect(formatNews(state, news, step)).toBe(text);
  });
});
