import { describe, expect, test } from 'vitest';
import type { DraftOrder } from './draft.ts';
import type { FieldError, PlainErrorCode } from '../basics/problem.ts';
import { judgePermits, findNeededPermits } from './permits/needed-permits.ts';
import { aDraft, aPermit, aUnit, oversize } from '../testing/sample.test-support.ts';
import { getStepByKey, getStepByNumber, stepNames, type WizardStepKey } from './step-names.ts';
import { clampStep, findProblems, resumeStep } from './wizard.ts';

test('the seven steps are in order, with the titles of the specification', () => {
  expect(stepNames.map(({ number, key, title }) => [number, key, title])).toEqual([
    [1, 'basic-details', 'Person Ordering Information'],
    [2, 'jurisdiction', 'Select a State'],
    [3, 'vehicles', 'Power Unit Details'],
    [4, 'permits', 'Permit Selection'],
    [5, 'summary', 'Summary'],
    [6, 'payment', 'Payment'],
    [7, 'order-details', 'Order details'],
  ]);
  for (const step of stepNames) expect([getStepByKey(step.key), getStepByNumber(step.number)]).toEqual([step, step]);
});

const texas = aPermit('unit-1', 'TX');
const withTexas = (rest: Parameters<typeof aPermit>[2]): Partial<DraftOrder> => ({
  jurisdictions: ['TX'],
  permits: [aPermit('unit-1', 'TX', rest)],
});
const dates = (startDate: string, endDate: string) => withTexas({ date: { startDate, endDate } });

const withCustomer = (parts: Partial<DraftOrder['customer']>): Partial<DraftOrder> => ({
  customer: { email: 'a@b.c', phone: '1', personName: 'P', ...parts },
});

const cases: [
  name: string,
  step: WizardStepKey,
  draft: Partial<DraftOrder>,
  path: string,
  error: FieldError | PlainErrorCode,
][] = [
  ['no e-mail', 'basic-details', withCustomer({ email: '' }), 'customer.email', 'email.missing'],
  ['a wrong e-mail', 'basic-details', withCustomer({ email: 'x' }), 'customer.email', 'format.wrong'],
  ['no phone', 'basic-details', withCustomer({ phone: '' }), 'customer.phone', 'phone.missing'],
  ['a long PO / job number', 'basic-details', { poNumber: 'x'.repeat(41) }, 'poNumber', 'po-number.too-long'],
  ['letters in the phone', 'basic-details', withCustomer({ phone: 'x' }), 'customer.phone', 'numbers.only'],
  ['a long phone', 'basic-details', withCustomer({ phone: '12345678901' }), 'customer.phone', 'phone.too-long'],
  ['no person', 'basic-details', withCustomer({ personName: ' ' }), 'customer.personName', 'person-name.missing'],
  ['no title', 'basic-details', { title: '' }, 'title', 'order-name.missing'],
  ['no state', 'jurisdiction', { jurisdictions: [] }, 'jurisdictions', 'states.missing'],
  [
    'an unsold state',
    'jurisdiction',
    { jurisdictions: ['TX', 'AK'] },
    'jurisdictions.1',
    { code: 'state.not-sold', state: 'AK' },
  ],
  ['no unit', 'vehicles', { units: [] }, 'units', 'units.incomplete'],
  [
    'an empty field of the second unit',
    'vehicles',
    { units: [aUnit(oversize), aUnit({ width: null }, { _id: 'unit-2' })] },
    'units.1.dimensions.width',
    'field.missing',
  ],
  [
    'units that need no permit',
    'vehicles',
    { units: [aUnit()], jurisdictions: ['OH', 'PA'] },
    'permits',
    'permits.not-needed',
  ],
  ['an end before the start', 'permits', dates('2026-11-24', '2026-11-23'), 'permits.0.date.endDate', 'days.reversed'],
  ['more than a year', 'permits', dates('2026-01-01', '2027-01-02'), 'permits.0.date.endDate', 'days.too-many'],
  ['no real start', 'permits', dates('2026-02-30', '2026-03-01'), 'permits.0.date.startDate', 'day.unreadable'],
  ['no real end', 'permits', dates('2026-02-28', '2026-02-30'), 'permits.0.date.endDate', 'day.unreadable'],
  [
    'a date still being typed',
    'permits',
    withTexas({ typed: { 'date.endDate': '2026-1' } }),
    'permits.0.date.endDate',
    'day.unreadable',
  ],
  [
    'a latitude still being typed',
    'permits',
    withTexas({ typed: { 'route.origin.lat': 'north' } }),
    'permits.0.route.origin.lat',
    'number.unreadable',
  ],
  [
    'a place off the globe',
    'permits',
    withTexas({ route: { ...texas.route, destination: { lat: 0, lng: 200 } } }),
    'permits.0.route.destination.lng',
    { code: 'coordinate.out-of-range', axis: 'lng', limit: 180 },
  ],
  [
    'a permit that is missing',
    'permits',
    { permits: [texas] },
    'permits',
    { code: 'permit.missing', unit: 1, state: 'OH' },
  ],
  ['no mark of review', 'summary', { reviewed: false }, 'reviewed', 'review.missing'],
  ['nothing paid', 'payment', {}, 'payment', 'payment.missing'],
];

describe('a step cannot be left', () => {
  test.each(cases)('with %s', (_, step, changes, path, error) => {
    const draft = aDraft(changes);
    expect(findProblems(step, draft)).toEqual([{ path, error: typeof error === 'string' ? { code: error } : error }]);
    expect(resumeStep(draft)).toBe(getStepByKey(step).number);
  });

  test.each([
    ['that may pass a kingpin limit', { CD: 396 }],
    ['with a recorded trailer that is too long', { trailer: 58 }],
    ['whose trailer has not been looked up', { trailer: null }],
  ])('but of vehicles with a unit %s: no permits needed is not said', (_, facts) => {
    expect(findProblems('vehicles', aDraft({ units: [aUnit(facts)], jurisdictions: ['PA', 'CA'] }))).toEqual([]);
  });

  test('of permits without any', () => {
    expect(findProblems('permits', aDraft({ units: [], permits: [] }))).toEqual([
      { path: 'permits', error: { code: 'permits.not-needed' } },
    ]);
  });

  test('of basic details without a company', () => {
    expect(findProblems('basic-details', aDraft({ company: null }))[0]).toEqual({
      path: 'company',
      error: { code: 'company.missing' },
    });
  });
});

test('the vehicles step judges forms even before a state is chosen', () => {
  expect(findProblems('vehicles', aDraft({ jurisdictions: [] }))).toEqual([]);
});

describe('the current step of an order', () => {
  const empty: DraftOrder = {
    customer: { email: '', phone: '', personName: '' },
    title: '',
    poNumber: '',
    company: null,
    jurisdictions: [],
    trip: null,
    units: [],
    permits: [],
    reviewed: false,
  };

  test('an empty draft is at its first step, a complete one at payment, a paid order at its details', () => {
    expect(resumeStep(empty)).toBe(1);
    expect(resumeStep(aDraft())).toBe(6);
    expect(resumeStep(aDraft({ status: 'draft' }))).toBe(6);
    for (const status of ['pending', 'approved', 'rejected'] as const) expect(resumeStep(aDraft({ status }))).toBe(7);
  });

  test('a paid order has no payment problem, and order details never has one', () => {
    expect(findProblems('payment', aDraft({ status: 'pending' }))).toEqual([]);
    expect(findProblems('order-details', empty)).toEqual([]);
  });

  test.each([
    [empty, 7, 1],
    [empty, 0, 1],
    [aDraft(), 3, 3],
    [aDraft(), 7, 6],
    [aDraft(), 2.5, 2],
    [aDraft({ reviewed: false }), 6, 5],
    [aDraft({ status: 'pending' }), 7, 7],
    [aDraft(), Number.NaN, 1],
  ])('a wish is granted up to the first step with problems (%#)', (draft, wished, step) => {
    expect(clampStep(draft, wished)).toBe(step);
  });
});

describe('the permits that an order needs', () => {
  const units = [aUnit(oversize), aUnit({ height: 168 }, { _id: 'unit-2' }), aUnit({ width: null }, { _id: 'unit-3' })];

  test('are those of each complete unit in each chosen state, each once', () => {
    const needed = findNeededPermits({ units, jurisdictions: ['OH', 'NE', 'OH', 'HI'] });
    expect(needed.map(({ unit, state }) => [unit, state])).toEqual([
      ['unit-1', 'OH'],
      ['unit-1', 'NE'],
      ['unit-2', 'OH'],
    ]);
    expect(needed[2]?.need.reasons.map(({ what }) => what)).toEqual(['height']);
  });

  test('are chosen from a judgment of every pair, which explains the others', () => {
    const judged = judgePermits({ units, jurisdictions: ['OH', 'NE'] });
    expect(judged.map(({ unit, state, need }) => [unit, state, need.verdict])).toEqual([
      ['unit-1', 'OH', 'needs'],
      ['unit-1', 'NE', 'needs'],
      ['unit-2', 'OH', 'needs'],
      ['unit-2', 'NE', 'none'],
    ]);
  });
});
