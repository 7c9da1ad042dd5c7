import { parseUnambiguousRow } from '@wideload/domain';
import { expect, test } from 'vitest';
import { loadCheckTexts as english } from '../../texts/en/load-check.ts';
import { isRowField, listRowChoices, toRowTexts } from './check-load-row.ts';
import type { LengthKey } from './load-form.ts';

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
