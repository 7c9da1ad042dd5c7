import { stateCodes } from '@wideload/domain';
import { expect, test } from 'vitest';
import { listNeighbors } from './locator-map.tsx';

test.each([
  ['OH', 'IN KY MI PA WV'],
  ['ME', 'NH'],
  ['AK', ''],
  ['HI', ''],
  ['DC', 'MD VA'],
  ['CO', 'KS NE NM OK UT WY'],
] as const)('%s borders %s', (code, expected) => {
  expect(listNeighbors(code).toSorted().join(' ')).toBe(expected);
});

test('neighbors are mutual', () => {
  for (const code of stateCodes) {
    for (const other of listNeighbors(code)) expect(listNeighbors(other), `${other} of ${code}`).toContain(code);
  }
});
