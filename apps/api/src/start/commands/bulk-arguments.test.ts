import { expect, test } from 'vitest';
import { BadSettings } from '#config/settings.ts';
import { parseBulkArguments } from './prepare.ts';

const here = { production: false };

test.each([
  { args: [], wish: null },
  { args: ['--orders', '100000'], wish: { orders: 100_000, users: 5_000 } },
  { args: ['--orders=100000', '--users=300'], wish: { orders: 100_000, users: 300 } },
  { args: ['--users', '40'], wish: { orders: 0, users: 40 } },
  { args: ['--orders', '3', '--users', '0'], wish: { orders: 3, users: 1 } },
])('$args', ({ args, wish }) => {
  expect(parseBulkArguments(args, here)).toEqual(wish);
});

test.each([
  { args: ['--orders', 'many'] },
  { args: ['--orders', '-1'] },
  { args: ['--orders', '1e9'] },
  { args: ['--orders', '1000001'] },
  { args: ['--orders'] },
  { args: ['--trucks', '5'] },
  { args: ['100000'] },
])('$args is refused with a sentence', ({ args }) => {
  expect(() => parseBulkArguments(args, here)).toThrow(BadSettings);
});

test('production takes none of it', () => {
  expect(() => parseBulkArguments(['--orders', '5'], { production: true })).toThrow(/no place in production/);
  expect(parseBulkArguments([], { production: true })).toBeNull();
});
