import { expect, test } from 'vitest';
import { getRoutes } from '../shipped.test-support.ts';
import { countInterstateMiles } from './road-stretches.ts';

const toParts = (text: string) =>
  text.split(', ').map((part) => {
    const [road = '', miles] = part.split(':');
    return { road, miles: Number(miles) };
  });

test.each([
  ['Interstates alone', 'I-90:40, I-94:30', 70],
  ['an interchange between two', 'I-90:40, :0.3, :0.2, I-94:30', 70.5],
  ['a longer way between two', 'I-90:40, :0.6, :0.6, I-94:30', 70],
  ['a street between two', 'I-70:40, US-30:0.5, I-76:30', 70],
  ['a street and a ramp between two', 'I-70:40, :0.1, US-30:0.5, :0.1, I-76:30', 70],
  ['the ramps at both ends', ':0.3, I-90:40, :0.3', 40],
  ['a business loop', 'I-40:10, I-40 Business:2, I-40:10', 20],
  ['no Interstate', 'US-2:40, :0.3, US-87:30', 0],
])('the miles on Interstates of %s', (_name, parts, expected) => {
  expect(countInterstateMiles(toParts(parts))).toBeCloseTo(expected);
});

test('Montana is crossed on Interstates alone', () => {
  const montana = getRoutes('Spokane, WA', 'Bismarck, ND').fastest.states.find(({ state }) => state === 'MT');
  expect(montana?.interstateMiles).toBe(montana?.miles);
});
