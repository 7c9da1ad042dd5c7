import { expect, test } from 'vitest';
import { removeUnread, reorderUnread } from './unread-texts.ts';

const toUnread = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, message: `Not ${text}` }]));

test('a text that was read is gone, the others stay', () => {
  expect(removeUnread(toUnread({ a: 'x', b: 'y' }), ['a', 'c'])).toEqual(toUnread({ b: 'y' }));
});

test.each([
  ['an item before it is removed', [0, 2], { 'trip.places.1': 'here' }],
  ['its item is removed', [0, 1], {}],
  ['two items change places', [0, 2, 1], { 'trip.places.1': 'here' }],
  ['an item is added before it', [0, -1, 1, 2], { 'trip.places.3': 'here' }],
] as const)('a text moves with its item when %s', (_, order, moved) => {
  const unread = toUnread({ 'trip.places.2': 'here', stateList: 'kansa' });
  expect(reorderUnread(unread, 'trip.places', order)).toEqual(toUnread({ ...moved, stateList: 'kansa' }));
});
