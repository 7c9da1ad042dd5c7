import { expect, test } from 'vitest';
import { keepUnread, loadUnread } from './kept-unread.ts';

const unread = { jurisdiction: { stateList: { text: 'kansa', message: 'Not a state: kansa.' } } };

test('a text that is unreadable is there again after a reload, for its order only', () => {
  keepUnread('a', unread);
  expect(loadUnread('a')).toEqual(unread);
  expect(loadUnread('b')).toEqual({});
  expect(loadUnread(null)).toEqual({});
});

test('nothing is kept once every text is read, and before the order exists', () => {
  keepUnread('a', unread);
  keepUnread('a', { jurisdiction: {} });
  keepUnread(null, unread);
  expect(localStorage).toHaveLength(0);
});
