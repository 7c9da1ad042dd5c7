import type { Notification } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { closeToast, listToasts } from '#lib/toast.ts';
import { showNewNotifications } from './show-new-notifications.ts';

const aNotification = (number: number): Notification => ({
  _id: String(number),
  notification_id: String(number),
  orderNumber: number,
  orderName: 'Girder',
  order: String(number),
  read: false,
  comment: 'Status: approved',
  createdAt: '2026-11-21T16:42:00.000Z',
});
const shown = () => listToasts().map(({ title, text }) => [title, text]);

beforeEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});

test('a few notifications have separate toasts, the newest last, that lead to the page', () => {
  let shows = 0;
  showNewNotifications({ fresh: [aNotification(3), aNotification(2)], unread: 9, onShow: () => (shows += 1) });
  expect(shown()).toEqual([
    ['Order 2', 'Status: approved'],
    ['Order 3', 'Status: approved'],
  ]);
  listToasts()[0]?.action?.onPress();
  expect(shows).toBe(1);
});

test('many notifications have one toast with their count', () => {
  showNewNotifications({ fresh: [5, 4, 3, 2].map(aNotification), unread: 14, onShow: () => undefined });
  expect(shown()).toEqual([['14 unread notifications', 'Several orders have updates.']]);
});

test('the note of a notification follows its text', () => {
  const fresh = [{ ...aNotification(2), comment: 'Status: rejected', note: 'Nothing was charged for this order.' }];
  showNewNotifications({ fresh, unread: 1, onShow: () => undefined });
  expect(shown()).toEqual([['Order 2', 'Status: rejected. Nothing was charged for this order.']]);
});
