import { expect, test } from 'vitest';
import { splitAxleRow, splitAxleTires, splitAxleWeights } from './split-axle-row.ts';

const five = ['12,000', '17,000', '17,000', '17,000', '17,000'];

test.each([
  ['12,000/17,000/17,000/17,000/17,000', five],
  ['axle weights 12,000/17,000/17,000/17,000/17,000', five],
  ['Axles: 12,000 / 17,000 / 17,000 / 17,000 / 17,000', five],
  ['AXLE WEIGHTS = 12,000, 17,000, 17,000, 17,000, 17,000', five],
  ['12,000\t17,000\t17,000\t17,000\t17,000', five],
  ['12/34/34/38k', ['12k', '34k', '34k', '38k']],
  ['axle wts 12 / 17.5 / 17.5k', ['12k', '17.5k', '17.5k']],
  ['12k/about 17/17,000', ['12k', 'about 17', '17,000']],
  ['12,000 17,000 17,000 17,000 17,000', five],
  ['Axle wts: 12,000 17,000 17,000 17,000 17,000', five],
  ['12,000,17,000,17,000,17,000,17,000', five],
  ['12000,17000 17000', ['12000', '17000', '17000']],
  ['12k 34.5k 34,000 lbs', ['12k', '34.5k', '34,000 lbs']],
  ['12,000# 34,000#', ['12,000#', '34,000#']],
  ['12 000', null],
  ['112,400,500', null],
  ['12,000', null],
  ['axles 5', null],
  ['', null],
  ['tires 2/4/4', null],
  ['1/2/3/4/5/6/7', ['1', '2', '3', '4', '5', '6', '7']],
  ['1/2/3/4/5/6/7/8/9/10/11/12/13/14', null],
])('%o is split into %o', (text, weights) => {
  expect(splitAxleWeights(text)).toEqual(weights);
});

test.each([
  ['2, 4, 4, 4, 4', ['2', '4', '4', '4', '4']],
  ['2,4,4,4,4', ['2', '4', '4', '4', '4']],
  ['2 4 4 4 4', ['2', '4', '4', '4', '4']],
  ['tires 2 4 4', ['2', '4', '4']],
  ['18', null],
  ['axles 2 4', null],
])('the tires %o are split into %o', (text, tires) => {
  expect(splitAxleTires(text)).toEqual(tires);
});

test.each([
  [
    `W 8'6 x H 13'6 x L 75' axles 12,000/17,000/17,000/17,000/17,000`,
    { rest: `W 8'6 x H 13'6 x L 75'`, weights: five, tires: [] },
  ],
  [
    `W 8'6\tH 13'6\tL 75'\taxles 12,000\t17,000\t17,000\t17,000\t17,000\ttires 2\t4\t4\t4\t4`,
    { rest: `W 8'6\tH 13'6\tL 75'`, weights: five, tires: ['2', '4', '4', '4', '4'] },
  ],
  ['Tires: 2/four, axle weights: 12,000/17,000', { rest: '', weights: ['12,000', '17,000'], tires: ['2', 'four'] }],
  [`8'6 x 13'6 x 75' tires 2/4/4`, { rest: `8'6 x 13'6 x 75'`, weights: [], tires: ['2', '4', '4'] }],
  [
    `8'6 x 13'6 x 75', axle weights: 12,000/heavy`,
    { rest: `8'6 x 13'6 x 75'`, weights: ['12,000', 'heavy'], tires: [] },
  ],
  ['axles 12,000/17,000', { rest: '', weights: ['12,000', '17,000'], tires: [] }],
  [`W 8'6 x H 13'6 x L 75'`, null],
  [`75' long, 5 axles`, null],
  [`75' long, 18 tires`, null],
  [`75' long, tires 18`, null],
  ['12,000/17,000', null],
])('the row %o has %o', (text, row) => {
  expect(splitAxleRow(text)).toEqual(row);
});
