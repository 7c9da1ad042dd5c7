import { expect, test } from 'vitest';
import { stateCodes, findStateBySlug, toStateSlug } from './state-code.ts';

test.each([
  ['OH', 'ohio'],
  ['NH', 'new-hampshire'],
  ['DC', 'district-of-columbia'],
] as const)('%s has the address %s', (code, slug) => {
  expect(toStateSlug(code)).toBe(slug);
});

test('every address leads back to its state and to no other', () => {
  expect(stateCodes.map((code) => findStateBySlug(toStateSlug(code)))).toEqual(stateCodes);
});

test.each(['', 'Ohio', 'oh', 'puerto-rico', 'constructor'])('%j is the address of no state', (slug) => {
  expect(findStateBySlug(slug)).toBeNull();
});
