import type { Notification } from '@wideload/contract';
import { toast } from '../../lib/toast.ts';

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
  const action = { label: 'Show notifications', onPress: onShow };
  if (fresh.length > mostToasts) {
    toast({ title: `${unread} unread notifications`, text: 'Several orders have news.', action });
    return;
  }
  for (const { orderNumber, comment } of fresh.toReversed())
    toast({ title: `Order ${orderNumber}`, text: comment, action });
}
