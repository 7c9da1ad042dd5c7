import { expect, test } from 'vitest';
import { trailerTypes } from '../load/load.ts';
import { readChoiceCell, readNumberCell } from './file-cells.ts';

test.each([
  ['80000', '80000'],
  ['80,000', '80000'],
  ['80,000 lb', '80000'],
  ['1,234,567 lbs.', '1234567'],
  ['53.0', '53'],
  ['53 ft', '53'],
  ["53'", '53'],
  ['', ''],
  ['80,00', '80,00'],
  ['53.5', '53.5'],
  ['heavy', 'heavy'],
])('the number %j is %j', (text, digits) => {
  expect(readNumberCell(text)).toBe(digits);
});

test.each([
  ['removable_goose_neck', 'removable_goose_neck'],
  ['Removable Goose-Neck (RGN)', 'removable_goose_neck'],
  ['removable gooseneck', 'removable_goose_neck'],
  ['rgn', 'removable_goose_neck'],
  ['STEP DECK', 'step_deck'],
  ['Flatbed', 'flatbed'],
  ['-', '-'],
  ['', ''],
  ['lowboy', 'lowboy'],
])('the trailer type %j is %j', (text, key) => {
  expect(readChoiceCell(text, trailerTypes)).toBe(key);
});
