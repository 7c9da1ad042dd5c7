import { expect, test, vi } from 'vitest';
import { hasNewer, takeFresh } from './notifications.queries.ts';

const createUnread = (...ids: string[]) => ids.map((_id) => ({ _id, read: false }));
const listIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

test('the notifications of the first poll are not fresh', () => {
  expect(takeFresh(createUnread('2', '1'))).toEqual([]);
});

test('later notifications are announced once, in any tab and after a reload', () => {
  takeFresh([]);
  expect(listIds(takeFresh(createUnread('2', '1')))).toEqual(['2', '1']);
  expect(takeFresh(createUnread('2', '1'))).toEqual([]);
  expect(listIds(takeFresh(createUnread('3', '2', '1')))).toEqual(['3']);
});

test('a full storage lets the page go on, and each notification is announced once there', () => {
  takeFresh([]);
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(listIds(takeFresh(createUnread('2', '1')))).toEqual(['2', '1']);
  expect(takeFresh(createUnread('2', '1'))).toEqual([]);
  refused.mockRestore();
  expect(listIds(takeFresh(createUnread('3', '2', '1')))).toEqual(['3']);
});

test('a deleted notification does not make older ones fresh', () => {
  takeFresh(createUnread('2', '1'));
  takeFresh(createUnread('1'));
  expect(takeFresh(createUnread('2', '1'))).toEqual([]);
});

test('a notification that was read elsewhere is not announced', () => {
  takeFresh([]);
  expect(takeFresh([{ _id: '1', read: true }])).toEqual([]);
});

test.each([
  ['nothing is shown, and something came in', [], ['2'], true],
  ['what came in is shown', ['2', '1'], ['2', '1'], false],
  ['the newest was deleted elsewhere', ['2', '1'], ['1'], false],
  ['something came in after what is shown', ['2', '1'], ['3', '2'], true],
  ['there is nothing at all', [], [], false],
])('a page is behind only when the feed has something newer: %s', (_name, shown, feed, isBehind) => {
  const createDated = (times: string[]) => times.map((createdAt) => ({ createdAt }));
  expect(hasNewer(createDated(shown), createDated(feed))).toBe(isBehind);
});
