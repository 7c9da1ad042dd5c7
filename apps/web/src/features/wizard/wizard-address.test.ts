import { describe, expect, test } from 'vitest';
import {
  parseWizardAddress,
  buildShortcutHref,
  buildWizardHref,
  firstStepRules,
  needsLaterSteps,
} from './wizard-address.ts';
import { clampStep, findProblems, resumeStep } from '@wideload/domain';
import { aCompany, anOrder } from './draft/an-order.fixture.ts';
import { emptyOrderForm, toDraftOrder, type OrderForm } from './draft/order-form.ts';

const order = '0190a5c0-0000-7000-8000-000000000001';

describe('wizard address', () => {
  test.each([
    [{}, {}],
    [
      { order, step: 'vehicles' },
      { order, step: 'vehicles' },
    ],
    [
      { order, step: 'permits', from: 'summary' },
      { order, step: 'permits', from: 'summary' },
    ],
    [
      { order, step: 'jurisdiction', from: 'permits', field: 'trip.places.0' },
      { order, step: 'jurisdiction', from: 'permits', field: 'trip.places.0' },
    ],
    [
      { order, unit: '2', truck: order, trailer: 'x', company: 7 },
      { order, unit: 2, truck: order },
    ],
    [
      { order, step: 'vehicles', from: 'summary', unit: '2', field: 'units.1.axles.AB' },
      { order, step: 'vehicles', from: 'summary', unit: 2, field: 'units.1.axles.AB' },
    ],
    [{ order, field: '#main, script' }, { order }],
    [
      { order, unit: '-3' },
      { order, unit: -3 },
    ],
    [{ order, unit: 'two' }, { order }],
    [{ order, unit: '2.5' }, { order }],
    [{ order: 'mine', step: 'vehicles' }, { step: 'vehicles' }],
    [{ order, step: 'checkout', from: 'elsewhere' }, { order }],
    [{ order: [order], step: 3 }, {}],
  ])('%j is read as %j', (search, address) => {
    expect(parseWizardAddress(search)).toEqual(address);
  });

  test('a formatted address is parsed back to the same value', () => {
    const address = { order, step: 'vehicles', from: 'summary', field: 'units.1.axles.AB', unit: 2 } as const;
    const { searchParams, pathname } = new URL(buildWizardHref(address), 'http://localhost');
    expect(pathname).toBe('/new_order');
    expect(parseWizardAddress(Object.fromEntries(searchParams))).toEqual(address);
  });

  test('a shortcut contains the way back to the step', () => {
    expect(buildShortcutHref('/trucks', { order, step: 'vehicles' })).toBe(
      `/trucks?add=1&redirect=${encodeURIComponent(`/new_order?order=${order}&step=vehicles`)}`,
    );
  });
});

const filled: OrderForm = {
  ...emptyOrderForm,
  title: 'A boat',
  customer: { email: 'ann@example.com', phone: '2025550123', personName: 'Ann' },
  company: aCompany(),
};

describe('the rules of the first step are those of all steps', () => {
  test.each([
    ['nothing is filled in', emptyOrderForm, 1],
    ['the person is missing', { ...filled, customer: { ...filled.customer, personName: '' } }, 1],
    ['all of it is filled in', filled, 2],
  ])('%s', (_, form, step) => {
    const draft = toDraftOrder(form, null);
    expect(firstStepRules.findProblems('basic-details', draft)).toEqual(findProblems('basic-details', draft));
    expect([firstStepRules.resumeStep(draft), resumeStep(draft)]).toEqual([step, step]);
    for (const wished of [0, 1, 2, 3, 6])
      expect(firstStepRules.clampStep(draft, wished)).toBe(clampStep(draft, wished));
  });
});

describe('the wizard waits for the later steps', () => {
  const started = anOrder({ startedBy: 'Desk' });
  test.each([
    ['no, for a new order', null, {}, false],
    ['no, for a new order whose first save is its first step', anOrder(), { order: 'o' }, false],
    ['no, for an address of the first step', anOrder(), { step: 'basic-details' }, false],
    ['yes, for an order that got further', anOrder({ step: 3 }), { step: 'basic-details' }, true],
    ['yes, for an address of another step', anOrder(), { step: 'vehicles' }, true],
    ['yes, for a change that leads back to the summary', anOrder(), { step: 'basic-details', from: 'summary' }, true],
    ['yes, for an order that names the admin who began it', started, {}, true],
  ] as const)('%s', (_, order, address, expected) => {
    expect(needsLaterSteps({ order }, address)).toBe(expected);
  });
});
