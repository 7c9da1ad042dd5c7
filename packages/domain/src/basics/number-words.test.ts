import { expect, test } from 'vitest';
import { usualLengths } from './length.ts';
import { writeNumbers } from './number-words.ts';
import { parseLength } from './parse-length.ts';
import { parsePounds } from './parse-weight.ts';

test.each([
  ['fourteen feet six', 174],
  ['Fourteen feet, six inches', 174],
  ['fourteen feet and six inches', 174],
  ['fourteen foot six', 174],
  ['fourteen six', 174],
  ['fourteen-six', 174],
  ['fourteen oh six', 174],
  ['fourteen and a half feet', 174],
  ['fourteen feet and a half', 174],
  ['fourteen feet six and a half inches', 175],
  ['fourteen feet six and three quarters', 175],
  ['fourteen point five feet', 174],
  ['thirteen point six seven feet', 164],
  ['14 feet six inches', 174],
  ['seventy seven six', 930],
  ['seventy-seven', 924],
  ['one hundred and two inches', 102],
  ['one hundred twenty feet', 1440],
  ['a hundred feet', 1200],
  ['eight and a half', 102],
  ['two point six meters', 102],
  ['zero', 0],
  ['catorce pies seis pulgadas', 174],
  ['catorce pies con seis', 174],
  ['catorce seis', 174],
  ['catorce pies y medio', 174],
  ['treinta y seis pulgadas', 36],
  ['veintitrés pies', 276],
  ['dieciséis pies una pulgada', 193],
  ['ciento dos pulgadas', 102],
  ['cuatro coma cuatro dos metros', 175],
])('"%s" is a length of %i inches', (spoken, inches) => {
  const usual = inches > 900 ? usualLengths.length : usualLengths.width;
  expect(parseLength(writeNumbers(spoken), usual)).toMatchObject({ ok: true, inches });
});

test.each([
  ['one hundred twenty thousand pounds', 120_000],
  ['one hundred and eleven thousand four hundred', 111_400],
  ['a hundred and twenty thousand', 120_000],
  ['one twenty thousand pounds', 120_000],
  ['one eleven thousand', 111_000],
  ['eighty thousand', 80_000],
  ['eighty four five hundred pounds', 84_500],
  ['one hundred eleven point four thousand pounds', 111_400],
  ['fifty five point seven tons', 111_400],
  ['ciento veinte mil libras', 120_000],
  ['ciento veintidós mil quinientas libras', 122_500],
  ['ochenta mil', 80_000],
  ['mil quinientas libras', 1_500],
])('"%s" is a weight of %i pounds', (spoken, pounds) => {
  expect(parsePounds(writeNumbers(spoken))).toMatchObject({ ok: true, pounds });
});

test.each([
  ['fourteen feet by fifteen six by seventy seven', '14 feet by 15 6 by 77'],
  ['80 mil libras', '80 mil libras'],
  ['80 thousand pounds', '80 thousand pounds'],
  ['13\'6"', '13\'6"'],
  ['4 axles', '4 axles'],
  ['one one', '1 1'],
  ['zero', '0'],
  ['eighty thousand, one hundred', '80000, 100'],
  ['un metro y un cuarto', '1 1/4 metro'],
  ['veintipies', 'veintipies'],
])('"%s" is written as "%s"', (spoken, written) => {
  expect(writeNumbers(spoken)).toBe(written);
});

test('a long text does not hang', () => {
  for (const part of ['one ', 'and a half ', 'thousand', '1 ', 'point 1 ', ' y '])
    expect(writeNumbers(part.repeat(5000)).length).toBeGreaterThan(0);
});
