import { beforeEach, expect, test } from 'vitest';
import { formatVersion, watchVersion, type ContentVersion } from './content-version.ts';

let now: number;
let stored: string;
let loads: number;
let failures: unknown[];
let content: ContentVersion;
beforeEach(() => {
  [now, stored, loads, failures] = [0, 'a', 0, []];
  const load = async () => {
    loads += 1;
    if (stored === '') throw new Error('away');
    return stored;
  };
  content = watchVersion(load, { now: () => now, onFailure: (error) => failures.push(error) });
});

test('a version is read at most each second, however many ask', async () => {
  expect(content.peek()).toBeNull();
  expect(await Promise.all([content.read(), content.read()])).toEqual(['a', 'a']);
  stored = 'b';
  now = 999;
  expect([content.peek(), await content.read(), loads]).toEqual(['a', 'a', 1]);
  now = 1000;
  expect([content.peek(), await content.read(), loads]).toEqual([null, 'b', 2]);
  expect(content.peek()).toBe('b');
});

test('a change of this process is seen at once, also by a read that began before it', async () => {
  const before = content.read();
  content.forget();
  stored = 'b';
  expect(await before).toBe('a');
  expect(content.peek()).toBeNull();
  expect(await content.read()).toBe('b');
});

test('a failure is told, and read again after a second', async () => {
  stored = '';
  expect([await content.read(), await content.read(), failures.length]).toEqual([null, null, 1]);
  [stored, now] = ['b', 1000];
  expect(await content.read()).toBe('b');
});

test.each([
  ['the same articles within ten minutes', 'a', '2026-11-25T12:09:59Z', true],
  ['ten minutes later', 'a', '2026-11-25T12:10:00Z', false],
  ['another article', 'b', '2026-11-25T12:00:00Z', false],
])('%s: the version is the same: %s %s %s', (_name, articles, at, isSame) => {
  const version = formatVersion('a', new Date('2026-11-25T12:00:00Z'));
  expect(formatVersion(articles, new Date(at)) === version).toBe(isSame);
});
