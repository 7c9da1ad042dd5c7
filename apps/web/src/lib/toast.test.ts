import { beforeEach, expect, test } from 'vitest';
import { closeToast, listToasts, showToast } from './toast.ts';

beforeEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});

test('a toast replaces the one of its topic, and leaves those without a topic', () => {
  showToast({ text: 'Order 1 is filed.' });
  showToast({ text: 'The permit of Texas is issued.', topic: 'order-work' });
  showToast({ text: 'Order 1 is approved.', topic: 'order-work' });
  showToast({ text: 'Order 2 is filed.' });
  expect(listToasts().map(({ text }) => text)).toEqual([
    'Order 1 is filed.',
    'Order 1 is approved.',
    'Order 2 is filed.',
  ]);
});
