import { expect, test } from 'vitest';
import { findNearestStates } from './unknown-state.tsx';

test.each([
  ['ohoi', 'OH'],
  ['new-hamshire', 'NH'],
  ['nueva-york', 'NY'],
  ['Míchigan', 'MI'],
  ['pensylvania', 'PA'],
  ['massachussets', 'MA'],
  ['columbia', 'DC'],
])('%j is most like %s', (text, code) => {
  expect(findNearestStates(text)[0]).toBe(code);
});

test('an ambiguous text lists several states', () => {
  expect(findNearestStates('carolina')).toEqual(['NC', 'SC']);
});

test.each(['', 'puerto-rico', 'xx', 'a-very-long-address-of-nothing'])('%j resembles no state', (text) => {
  expect(findNearestStates(text)).toEqual([]);
});
