import type { Order, TrailerFacts } from '@wideload/contract';
import { expect, test } from 'vitest';
import { anOrder } from '../../draft/an-order.fixture.ts';
import { toUnitBody, createUnitForm } from '#product/unit/unit-form.ts';
import { describeReview } from './review-words.ts';

type Change = Order['reviewChanges'][number];

const truck: Order['units'][number]['truck'] = {
  _id: 't1',
  internalNumber: '104',
  type: 'truck',
  vinCode: 'V1',
  make: 'Peterbilt',
  model: '389',
  year: 2021,
  plateNumber: 'R104WL',
  plateState: 'TX',
  registeredWeight: 80_000,
  emptyWeight: '',
  gvwr: '',
  plateExpiry: '',
  irp: '',
  tireSize: '',
};
const trailer = {
  _id: 'r1',
  internalNumber: '22',
  type: 'flatbed',
  vinCode: 'V',
  plateNumber: 'T22',
  length: 50,
} as const;
// The words read these facts of a trailer alone.
const rest = { truck, trailer: trailer as TrailerFacts, permits: [], totalPrice: 0, current: false };
const units = ['u1', 'u2'].map((id) => ({ ...toUnitBody(createUnitForm(id)), ...rest }));

const describeChange = (change: Change) => describeReview(anOrder({ units, reviewChanges: [change] }))[0];

test.each<[Change, string]>([
  [
    { what: 'trailer', unit: 'u2', record: 'r1', field: 'length', from: '53', to: '50' },
    'Trailer 22 of unit 2: length is 50 ft, it was 53 ft.',
  ],
  [
    { what: 'trailer', unit: 'u1', record: 'r1', field: 'type', from: 'step_deck', to: 'flatbed' },
    'Trailer 22 of unit 1: type is Flatbed (FB), it was Step-Deck (SD).',
  ],
  [
    { what: 'truck', unit: 'u1', record: 't1', field: 'registeredWeight', from: '78000', to: '80000' },
    'Truck 104 of unit 1: registered weight is 80,000 lb, it was 78,000 lb.',
  ],
  [
    { what: 'permit', unit: 'u2', state: 'TX', from: 6200, to: 7000 },
    'Permit for Texas, unit 2: it now costs $70.00 instead of $62.00.',
  ],
  [
    { what: 'permit', unit: 'u1', state: 'OH', from: null, to: 6500 },
    'Permit for Ohio, unit 1: it is now needed and costs $65.00.',
  ],
  [
    { what: 'permit', unit: 'u1', state: 'OH', from: 6500, to: null },
    'Permit for Ohio, unit 1: it is no longer needed; it cost $65.00.',
  ],
])('%j is put in words', (change, sentence) => {
  expect(describeChange(change)?.sentence).toBe(sentence);
});

test('an empty text is described as empty', () => {
  const change: Change = { what: 'company', unit: null, record: 'c1', field: 'email', from: '', to: 'a@b.example' };
  expect(describeChange(change)?.sentence).toMatch(/: e-mail is a@b\.example, it was empty\.$/);
});

test('each links to its use in the order', () => {
  const length: Change = { what: 'trailer', unit: 'u2', record: 'r1', field: 'length', from: '53', to: '50' };
  expect(describeChange(length)).toMatchObject({ step: 'vehicles', place: { field: 'units.1.trailerId', unit: 'u2' } });
  const city: Change = { what: 'company', unit: null, record: 'c1', field: 'city', from: 'A', to: 'B' };
  expect(describeChange(city)).toMatchObject({ step: 'basic-details', place: { field: 'company' } });
  const gone: Change = { what: 'permit', unit: 'u2', state: 'TX', from: 6200, to: null };
  expect(describeChange(gone)).toMatchObject({ step: 'vehicles', place: { unit: 'u2' } });
});
