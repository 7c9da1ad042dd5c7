import { describe, expect, test } from 'vitest';
import { mergeReviewChanges, findPermitPriceChanges, findRecordChanges, type ReviewedOrder } from './review-changes.ts';

const company = { _id: 'company-1', name: 'Prairie Heavy Haul LLC', city: 'Amarillo' };
const truck = { _id: 'truck-1', internalNumber: '104', year: 2021 };
const trailer = { _id: 'trailer-1', internalNumber: '22', length: 48 };
const unit = { _id: 'unit-1', truck, trailer };
const texas = { unit: 'unit-1', state: 'TX', price: 6200 } as const;
const order: ReviewedOrder = { company, units: [unit], permits: [texas] };

const length = { what: 'trailer', unit: 'unit-1', record: 'trailer-1', field: 'length' } as const;

describe('edits of records', () => {
  test('is named record by record and field by field, with the unit that uses it', () => {
    const second = { _id: 'unit-2', truck, trailer };
    const both = { ...order, units: [unit, second] };
    const after = {
      ...both,
      company: { ...company, city: 'Lubbock' },
      units: [
        { ...unit, truck: { ...truck, year: 2022 }, trailer: { ...trailer, length: 53 } },
        { ...second, trailer: { ...trailer, length: 53 } },
      ],
    };
    expect(findRecordChanges(both, after)).toEqual([
      { what: 'company', unit: null, record: 'company-1', field: 'city', from: 'Amarillo', to: 'Lubbock' },
      { what: 'truck', unit: 'unit-1', record: 'truck-1', field: 'year', from: '2021', to: '2022' },
      { ...length, from: '48', to: '53' },
      { ...length, unit: 'unit-2', from: '48', to: '53' },
    ]);
  });

  test.each<[string, ReviewedOrder]>([
    ['another trailer was chosen', { ...order, units: [{ ...unit, trailer: { ...trailer, _id: 'trailer-2' } }] }],
    ['a truck was taken out', { ...order, units: [{ ...unit, truck: null }] }],
    ['another company was chosen', { ...order, company: { ...company, _id: 'company-2', name: 'Other LLC' } }],
    ['a unit was added', { ...order, units: [unit, { ...unit, _id: 'unit-2' }] }],
    ['nothing was done', order],
  ])('is not what was done in the order itself: %s', (_, after) => {
    expect(findRecordChanges(order, after)).toEqual([]);
  });
});

test('permits that come, go or have another price are named with both prices', () => {
  const after = {
    ...order,
    permits: [{ ...texas, price: 7000 }, { unit: 'unit-1', state: 'OH', price: 6500 } as const],
  };
  const change = { what: 'permit', unit: 'unit-1' };
  expect(findPermitPriceChanges(order, after)).toEqual([
    { ...change, state: 'TX', from: 6200, to: 7000 },
    { ...change, state: 'OH', from: null, to: 6500 },
  ]);
  expect(findPermitPriceChanges(order, { ...order, permits: [] })).toEqual([
    { ...change, state: 'TX', from: 6200, to: null },
  ]);
  expect(findPermitPriceChanges(order, order)).toEqual([]);
});

describe('consecutive changes', () => {
  const first = { ...length, from: '48', to: '53' };
  const permit = { what: 'permit', unit: 'unit-1', state: 'TX' } as const;

  test('merge into one from the reviewed to the current value', () => {
    expect(mergeReviewChanges([first], [{ ...length, from: '53', to: '50' }], order)).toEqual([
      { ...length, from: '48', to: '50' },
    ]);
    const prices = [{ ...permit, from: 6200, to: 7000 }];
    expect(mergeReviewChanges(prices, [{ ...permit, from: 7000, to: null }], order)).toEqual([
      { ...permit, from: 6200, to: null },
    ]);
  });

  test('cancel each other if the last one restores the first value', () => {
    expect(mergeReviewChanges([first], [{ ...length, from: '53', to: '48' }], order)).toEqual([]);
  });

  test('are kept beside those of other fields, units and records', () => {
    const year = { what: 'truck', unit: 'unit-1', record: 'truck-1', field: 'year', from: '2021', to: '2022' } as const;
    expect(mergeReviewChanges([first], [year], order)).toEqual([first, year]);
  });

  test.each<[string, ReviewedOrder]>([
    ['the unit is deleted', { ...order, units: [] }],
    ['another trailer is chosen', { ...order, units: [{ ...unit, trailer: { ...trailer, _id: 'trailer-2' } }] }],
  ])('go when %s', (_, after) => {
    expect(mergeReviewChanges([first], [], after)).toEqual([]);
  });

  test('of the company go with the company', () => {
    const moved = { what: 'company', unit: null, record: 'company-1', field: 'city', from: 'A', to: 'B' } as const;
    expect(mergeReviewChanges([moved], [], order)).toEqual([moved]);
    expect(mergeReviewChanges([moved], [], { ...order, company: null })).toEqual([]);
  });
});
