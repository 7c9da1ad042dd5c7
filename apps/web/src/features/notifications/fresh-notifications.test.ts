import { beforeEach, expect, test } from 'vitest';
import { takeFresh } from './fresh-notifications.ts';

const unread = (...ids: string[]) => ids.map((_id) => ({ _id, read: false }));
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

beforeEach(() => localStorage.clear());

test('what was there when the device first asked is not news', () => {
  expect(takeFresh(unread('2', '1'))).toEqual([]);
});

test('what comes later is told once, in any tab and after a reload', () => {
  takeFresh([]);
  expect(idsOf(takeFresh(unread('2', '1')))).toEqual(['2', '1']);
  expect(takeFresh(unread('2', '1'))).toEqual([]);
  expect(idsOf(takeFresh(unread('3', '2', '1')))).toEqual(['3']);
});

test('a notification that was deleted does not make older ones new', () => {
  takeFresh(unread('2', '1'));
  takeFresh(unread('1'));
  expect(takeFresh(unread('2', '1'))).toEqual([]);
});

test('what was read elsewhere is not told', () => {
  takeFresh([]);
  expect(takeFresh([{ _id: '1', read: true }])).toEqual([]);
});
