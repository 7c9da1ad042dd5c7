import type { Notification } from '@wideload/contract';
import { showToast } from '#lib/toast.ts';
import * as texts from './notifications.texts.ts';

const maxToasts = 3;

export type NewNotifications = {
  /** Sorted newest first. */
  fresh: readonly Notification[];
  unread: number;
  onShow: () => void;
};

export function showNewNotifications({ fresh, unread, onShow }: NewNotifications): void {
  const action = { label: texts.showNotifications, onPress: onShow };
  if (fresh.length > maxToasts) {
    showToast({ title: texts.unreadNotifications(unread), text: texts.severalOrdersHaveNews, action });
    return;
  }
  for (const { orderNumber, comment, note, kind } of fresh.toReversed())
    showToast({
      title: kind === undefined ? texts.orderNumbered(orderNumber) : texts.urgentOrder(kind, orderNumber),
      text: note === undefined ? comment : `${comment}. ${note}`,
      action,
    });
}
