import { expect, test } from 'vitest';
import { fillAxleRow, fillAxleWeights, noAxleTexts } from './axle-texts.ts';

const listWeights = (weights: readonly string[], at: number, axles: number) =>
  Object.entries(fillAxleWeights(noAxleTexts, weights, { at, axles }))
    .filter(([path]) => path.startsWith('axleWeights.'))
    .map(([, text]) => text)
    .slice(0, Math.max(axles, 6));

test.each([
  ['five weights begin at the first axle', ['12000', '17k', '3', '4', '5'], 2, ['12,000', '17,000', '3', '4', '5', '']],
  ['fewer begin where they were typed', ['1', '2'], 3, ['', '', '', '1', '2', '']],
  ['fewer end with the last axle', ['1', '2', '3'], 5, ['', '', '', '1', '2', '3']],
  ['an unreadable one stays', ['1', 'heavy'], 0, ['1', 'heavy', '', '', '', '']],
] as const)('%s', (_name, weights, at, texts) => {
  expect(listWeights(weights, at, 6)).toEqual(texts);
});

test('weights of a long unit end with its last axle', () => {
  expect(listWeights(['1', '2', '3'], 7, 8)).toEqual(['', '', '', '', '', '1', '2', '3']);
});

test('a row fills weights and tires from the first axle, as typed', () => {
  const row = fillAxleRow(noAxleTexts, { weights: ['12000', 'heavy'], tires: ['2', 'four', '4'] });
  expect(row).toMatchObject({ 'axleWeights.A': '12,000', 'axleWeights.B': 'heavy', 'axleWeights.C': '' });
  expect(row).toMatchObject({ 'axleTires.A': '2', 'axleTires.B': 'four', 'axleTires.C': '4', 'axleTires.D': '' });
});

test('tires and other weights stay', () => {
  const typed = { ...noAxleTexts, 'axleWeights.F': '9', 'axleTires.A': '2' };
  expect(fillAxleWeights(typed, ['1', '2'], { at: 0, axles: 6 })).toMatchObject({
    'axleWeights.F': '9',
    'axleTires.A': '2',
  });
});
