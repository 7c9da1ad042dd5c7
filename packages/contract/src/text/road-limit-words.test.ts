import { expect, test } from 'vitest';
import { formatRoadLimitTerm, roadLimitWords } from './road-limit-words.ts';

test.each([
  ['width', 'narrow_lanes', 'Width, on roads with narrow lanes'],
  ['trailer_length', 'undesignated', 'Semitrailer, off Interstates and designated highways'],
  ['length', 'all', 'Overall length, as the state lists it'],
] as const)('the limit of %s on %s roads', (what, road, term) => {
  expect(formatRoadLimitTerm({ what, road }, roadLimitWords)).toBe(term);
});
