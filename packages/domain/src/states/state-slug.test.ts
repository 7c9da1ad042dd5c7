import { expect, test } from 'vitest';
import { stateCodes } from './state.ts';
import { stateOfSlug, stateSlug } from './state-slug.ts';

test.each([
  ['OH', 'ohio'],
  ['NH', 'new-hampshire'],
  ['DC', 'district-of-columbia'],
] as const)('%s has the address %s', (code, slug) => {
  expect(stateSlug(code)).toBe(slug);
});

test('every address leads back to its state and to no other', () => {
  expect(stateCodes.map((code) => stateOfSlug(stateSlug(code)))).toEqual(stateCodes);
});

test.each(['', 'Ohio', 'oh', 'puerto-rico', 'constructor'])('%j is the address of no state', (slug) => {
  expect(stateOfSlug(slug)).toBeNull();
});
