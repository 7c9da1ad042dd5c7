import type { User } from '@wideload/contract';
import { useEffect } from 'react';
import { useNotificationFeed } from '../features/carrier/notifications/use-notification-feed.ts';
import { sendKept } from './send-kept-drafts.ts';

/** Shows notifications, and saves drafts that an earlier visit left on this device. Admins get no notifications (spec [6]). */
export function CarrierBackground({ user, onUnread }: { user: User; onUnread: (count: number) => void }) {
  useNotificationFeed(onUnread);
  useEffect(() => void sendKept(user), [user]);
  return null;
}
