import { expect, test } from 'vitest';
import { findCurrentUnit } from './current-unit.ts';
import { aUnit } from '../testing/sample.test-support.ts';

const [one, two, three] = ['1', '2', '3'].map((_id) => aUnit({}, { _id }));
const open = aUnit({ weight: null }, { _id: 'open' });
if (one === undefined || two === undefined || three === undefined) throw new Error('The list above has three units.');

test.each([
  ['the one that was shown last', [one, two, three], '2', '2'],
  ['the one that was shown last, also when another wants something', [open, two], '2', '2'],
  ['the last one after the shown one was deleted', [one, three], '2', '3'],
  ['the first that wants something where none was shown', [one, open, three], null, 'open'],
  ['the first where none was shown and all are complete', [one, two], null, '1'],
  ['none without units', [], '2', null],
])('the current unit is %s', (_, units, shown, id) => {
  expect(findCurrentUnit(units, shown)).toBe(id);
});
