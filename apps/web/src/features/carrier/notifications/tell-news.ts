import type { Notification } from '@wideload/contract';
import { toast } from '../../../lib/toast.ts';
import * as texts from './notifications.texts.ts';

/** More than this at once are one message. */
const mostToasts = 3;

export type News = {
  /** Newest first. */
  fresh: readonly Notification[];
  /** Of all notifications. */
  unread: number;
  /** Leads to the page of notifications. */
  onShow: () => void;
};

/** A toast for each new notification, the oldest first; a flood is one that says how many wait. */
export function tellNews({ fresh, unread, onShow }: News): void {
  const action = { label: texts.showNotifications, onPress: onShow };
  if (fresh.length > mostToasts) {
    toast({ title: texts.unreadNotifications(unread), text: texts.severalOrdersHaveNews, action });
    return;
  }
  for (const { orderNumber, comment } of fresh.toReversed())
    toast({ title: texts.orderNumbered(orderNumber), text: comment, action });
}
