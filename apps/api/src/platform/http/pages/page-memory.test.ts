import { expect, test } from 'vitest';
import { createPageMemory } from './site-pages.ts';

const aPage = (byteLength: number) => ({ byteLength });
const listKept = (memory: ReturnType<typeof createPageMemory>, addresses: readonly string[]) =>
  addresses.filter((address) => memory.find(address) !== undefined);

test('pages beyond the limit displace those that nobody asked for the longest time', () => {
  const memory = createPageMemory(100);
  for (const address of ['/a', '/b', '/c']) memory.keep(address, aPage(30));
  memory.find('/a');
  memory.keep('/d', aPage(30));
  expect(listKept(memory, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
});

test('a page that is kept again counts once', () => {
  const memory = createPageMemory(100);
  memory.keep('/a', aPage(60));
  for (const byteLength of [40, 35, 30]) memory.keep('/b', aPage(byteLength));
  expect(listKept(memory, ['/a', '/b'])).toEqual(['/a', '/b']);
});

test('a page larger than all memory is not kept', () => {
  const memory = createPageMemory(100);
  memory.keep('/a', aPage(101));
  expect(memory.find('/a')).toBeUndefined();
});

test('made-up addresses do not fill it', () => {
  const memory = createPageMemory(1000);
  for (let count = 0; count < 10_000; count += 1) memory.keep(`/${count}`, aPage(100));
  const all = Array.from({ length: 10_000 }, (_, count) => `/${count}`);
  expect(listKept(memory, all)).toHaveLength(10);
});
