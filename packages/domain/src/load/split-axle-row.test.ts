import { expect, test } from 'vitest';
import { splitAxleRow, splitAxleWeights } from './split-axle-row.ts';

const five = ['12,000', '17,000', '17,000', '17,000', '17,000'];

test.each([
  ['12,000/17,000/17,000/17,000/17,000', five],
  ['axle weights 12,000/17,000/17,000/17,000/17,000', five],
  ['Axles: 12,000 / 17,000 / 17,000 / 17,000 / 17,000', five],
  ['AXLE WEIGHTS = 12,000, 17,000, 17,000, 17,000, 17,000', five],
  ['12,000\t17,000\t17,000\t17,000\t17,000', five],
  ['12k/about 17/17,000', ['12k', 'about 17', '17,000']],
  ['12,000', null],
  ['axles 5', null],
  ['', null],
  ['1/2/3/4/5/6/7', null],
])('%o is split into %o', (text, weights) => {
  expect(splitAxleWeights(text)).toEqual(weights);
});

test.each([
  [
    `W 8'6 x H 13'6 x L 75' axles 12,000/17,000/17,000/17,000/17,000`,
    { rest: `W 8'6 x H 13'6 x L 75'`, weights: five },
  ],
  [`8'6 x 13'6 x 75', axle weights: 12,000/heavy`, { rest: `8'6 x 13'6 x 75'`, weights: ['12,000', 'heavy'] }],
  ['axles 12,000/17,000', { rest: '', weights: ['12,000', '17,000'] }],
  [`W 8'6 x H 13'6 x L 75'`, null],
  [`75' long, 5 axles`, null],
  ['12,000/17,000', null],
])('the row %o has %o', (text, row) => {
  expect(splitAxleRow(text)).toEqual(row);
});
