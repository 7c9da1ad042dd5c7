import { stateCodes } from '@wideload/domain';
import { expect, test } from 'vitest';
import { findProvisions } from './provisions-page.tsx';

const all = stateCodes.map((state) => ({ state, url: `/${state}` }));

test.each([
  ['', 51, 'AL'],
  ['  ', 51, 'AL'],
  ['texas', 1, 'TX'],
  ['tx', 1, 'TX'],
  // A matching code sorts before names that contain it.
  ['la', 7, 'LA'],
  ['new', 4, 'NH'],
  ['NEW Y', 1, 'NY'],
  ['dakota', 2, 'ND'],
  ['narnia', 0, undefined],
])('searching for "%s" finds %i, first %s', (search, count, first) => {
  const found = findProvisions(all, search);
  expect([found.length, found[0]?.state]).toEqual([count, first]);
});
