import type { Notification } from '@wideload/contract';
import { toast } from '../../../lib/toast.ts';
import * as texts from './notifications.texts.ts';

/** Max separate toasts; more are summarized in one. */
const maxToasts = 3;

export type NewNotifications = {
  /** Sorted newest first. */
  fresh: readonly Notification[];
  /** Unread count of all notifications. */
  unread: number;
  /** Opens the notifications page. */
  onShow: () => void;
};

/** Shows a toast for each new notification, oldest first, or a single one with the count when there are too many. */
export function showNewNotifications({ fresh, unread, onShow }: NewNotifications): void {
  const action = { label: texts.showNotifications, onPress: onShow };
  if (fresh.length > maxToasts) {
    toast({ title: texts.unreadNotifications(unread), text: texts.severalOrdersHaveNews, action });
    return;
  }
  for (const { orderNumber, comment } of fresh.toReversed())
    toast({ title: texts.orderNumbered(orderNumber), text: comment, action });
}
