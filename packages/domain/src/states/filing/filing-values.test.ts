import { describe, expect, test } from 'vitest';
import { filingFields } from './filing-fact.ts';
import {
  findFilingKind,
  isUnitFilingField,
  loadRecordFields,
  orderFilingKeys,
  toFilingField,
  toFilingKey,
  unitFilingKeys,
} from './filing-values.ts';

describe('the key of a value that a form asks for', () => {
  test('is the field, and for the account of a carrier also its state', () => {
    expect(toFilingKey('load_make', 'TX')).toBe('load_make');
    expect(toFilingKey('state_account', 'TX')).toBe('state_account.TX');
  });

  test('leads back to its field', () => {
    expect(toFilingField('state_account.NM')).toBe('state_account');
    expect(toFilingField('load_make')).toBe('load_make');
  });
});

test('each field is a fact of a unit or of the order, and none of both', () => {
  const fields = (keys: readonly (typeof unitFilingKeys)[number][]) => new Set(keys.map(toFilingField));
  const [ofUnit, ofOrder] = [fields(unitFilingKeys), fields(orderFilingKeys)];
  expect(new Set([...ofUnit, ...ofOrder])).toEqual(new Set(filingFields));
  expect([...ofUnit].filter((field) => ofOrder.has(field))).toEqual([]);
  expect(isUnitFilingField('truck_year')).toBe(true);
  expect(isUnitFilingField('insurance')).toBe(false);
});

test('the wizard asks of a unit only facts of a unit', () => {
  expect(loadRecordFields.filter((field) => !isUnitFilingField(field))).toEqual([]);
});

test.each([
  ['insurance_policy_expiry', 'day'],
  ['load_pieces', 'number'],
  ['nondivisible_statement', 'yes-no'],
  ['load_description', 'text'],
] as const)('%s is typed as %s', (field, kind) => {
  expect(findFilingKind(field)).toBe(kind);
});
