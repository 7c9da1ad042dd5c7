import { expect, test } from 'vitest';
import { findMatchedPart } from './finder.tsx';

test.each<[string, string, ReturnType<typeof findMatchedPart>]>([
  ['1XPWD40X1ED215307', '215307', ['1XPWD40X1ED', '215307', '']],
  ['Quarry & Crane LLC', 'crane', ['Quarry & ', 'Crane', ' LLC']],
  ['100123', '#100123', ['', '100123', '']],
  ['R-104 ZZ', 'r104zz', null],
  ['R-104 ZZ', ' ', null],
])('in %s the typed %s is %j', (value, typed, parts) => {
  expect(findMatchedPart(value, typed)).toEqual(parts);
});
