import { clampStep, findProblems, resumeStep } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aCompany, anOrder } from './draft/an-order.fixture.ts';
import { emptyOrderForm, toDraftOrder, type OrderForm } from './draft/order-form.ts';
import { firstStepRules, needsLaterSteps } from './first-step.ts';

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
