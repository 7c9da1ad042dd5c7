import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('work that ends in time keeps its outcome', async () => {
  expect(await inTime('Reading', 60_000, Promise.resolve('a row'))).toBe('a row');
  await expect(inTime('Reading', 60_000, Promise.reject(new Error('No row')))).rejects.toThrow('No row');
});

test('work that never ends is named', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(inTime('The start of the server', 1, never)).rejects.toThrow(
    'The start of the server took longer than 0.001 s.',
  );
});
