import { expect, test } from 'vitest';
import { isGoodConnection } from './good-connection.ts';

test.each([
  ['a browser that says nothing', undefined, true],
  ['a quick one', { saveData: false, effectiveType: '4g' }, true],
  ['a slow one', { saveData: false, effectiveType: '3g' }, false],
  ['one on which data is saved', { saveData: true, effectiveType: '4g' }, false],
])('%s', (_name, connection, isGood) => {
  expect(isGoodConnection(connection)).toBe(isGood);
});
