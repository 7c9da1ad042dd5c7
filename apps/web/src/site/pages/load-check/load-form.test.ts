import { axleKeys, decodeLoad, dimensionKeys, lengthFields, parseUnambiguousRow } from '@wideload/domain';
import { expect, test } from 'vitest';
import {
  findField,
  parseDays,
  toFacts,
  toForm,
  type LengthKey,
  isRowField,
  listRowChoices,
  toRowTexts,
} from './load-form.ts';
import { checkTyped, code, createForm } from './load-form.test-support.ts';
import { loadCheckTexts as english } from '../../texts/en/load-check.ts';

test('every field of the form is the length of the same name', () => {
  const lengths = [...dimensionKeys.map((key) => `dimensions.${key}`), ...axleKeys.map((key) => `axles.${key}`)];
  const paths = [...lengths, 'kingpin'];
  expect([...dimensionKeys, ...axleKeys, 'kingpin' as const].map((key) => findField(key).path)).toEqual(paths);
  expect(findField('trailer').path).toBe('trailer.length');
  expect(lengthFields).toHaveLength(paths.length);
});

test('a code fills the fields, and the fields create the same code', () => {
  const shared = decodeLoad(code);
  if (shared === null) throw new Error('It can be read');
  const filled = toForm(shared);
  expect(filled).toMatchObject({ states: 'TX, OH', width: '14′6″', weight: '111,400', trailer: '53′6″' });
  expect(filled).toMatchObject({ frontOverhang: '', days: '4' });
  expect(checkTyped(filled).code).toBe(code);
});

test('axle weights fill their fields and create the same code', () => {
  const weighed = `${code}.p12400.q19800`.replace('.t642.p12400.q19800', '.p12400.q19800.t642');
  const shared = decodeLoad(weighed);
  if (shared === null) throw new Error('It can be read');
  const filled = toForm(shared);
  expect(filled).toMatchObject({ axleA: '12,400', axleB: '19,800', axleC: '' });
  expect(checkTyped(filled).code).toBe(weighed);
});

test('a number that can only be feet is parsed as feet in its field', () => {
  const facts = toFacts(createForm({ width: '14½', height: '15', length: '77', AB: '17', rearOverhang: '4' }));
  expect(facts.dimensions).toMatchObject({ width: 174, height: 180, length: 924, rearOverhang: null });
  expect(facts.axles.AB).toBe(204);
});

test.each([
  ['4', 4],
  [' 12 ', 12],
  ['366', 366],
  ['367', null],
  ['0', null],
  ['-1', null],
  ['2.5', null],
  ['', null],
])('%s as days', (text, days) => {
  expect(parseDays(text)).toBe(days);
});

function parseRowTexts(name: LengthKey, text: string) {
  const reading = isRowField(name) ? parseUnambiguousRow(text) : null;
  return reading && toRowTexts(name, reading);
}

test('a row with one reading fills its fields, and an ambiguous one asks', () => {
  expect(parseRowTexts('height', `W 14'6 x H 15'2 x L 77'`)).toEqual({
    width: '14′6″',
    height: '15′2″',
    length: '77′0″',
  });
  expect(parseRowTexts('width', `H 15'2 x L 77'`)).toEqual({ width: '', height: '15′2″', length: '77′0″' });
  expect(parseRowTexts('width', `13'6 x 8'6 x 75'`)).toBeNull();
  expect(parseRowTexts('AB', `W 14'6 x H 15'2 x L 77'`)).toBeNull();
  const [first] = listRowChoices('width', `13'6 x 8'6 x 75'`, english);
  expect(first?.label).toBe('Width 13′6″, Height 8′6″, Length 75′0″');
  expect(parseRowTexts('width', first?.text ?? '')).toEqual({ width: '13′6″', height: '8′6″', length: '75′0″' });
});
