import { expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { listApprovalFacts } from './approval-facts.ts';

const permit = aPermit();
const units = [{ _id: permit.unit }, { _id: 'second' }];
const toPermits = [
  aPermit({ _id: 'texas', state: 'TX', status: 'issued' }),
  aPermit({ _id: 'ohio', state: 'OH', status: 'filed', unit: 'second' }),
  aPermit({ _id: 'iowa', state: 'IA', status: 'requested' }),
  aPermit({ _id: 'utah', state: 'UT', status: 'refused' }),
  aPermit({ _id: 'idaho', state: 'ID', status: 'voided' }),
];
const open = [
  { permitId: 'texas', difference: 2000, isExplained: false },
  { permitId: 'idaho', difference: -500, isExplained: true },
];

test('undecided permits, refused ones and fee differences that nobody has explained are named', () => {
  expect(listApprovalFacts({ isRefunded: false, units, permits: toPermits }, { open })).toEqual({
    isRefunded: false,
    undecided: ['Ohio, unit 2: filed', 'Iowa, unit 1: requested'],
    refused: ['Utah, unit 1'],
    openFees: ['Texas, unit 1: $20.00 more than was sold'],
  });
});

test('an order with all permits issued at the fees that were sold has nothing to name', () => {
  expect(listApprovalFacts({ isRefunded: true, units, permits: toPermits.slice(0, 1) }, { open: [] })).toEqual({
    isRefunded: true,
    undecided: [],
    refused: [],
    openFees: [],
  });
});
