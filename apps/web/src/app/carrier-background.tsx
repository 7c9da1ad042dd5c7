import type { User } from '@wideload/contract';
import { useEffect } from 'react';
import { useNotificationFeed } from '../features/carrier/notifications/use-notification-feed.ts';
import { sendKept } from './send-kept-drafts.ts';

/** Tells a carrier the news, and sends what an earlier visit left on this device. Admins are told nothing (spec [6]). */
export function CarrierBackground({ user, onUnread }: { user: User; onUnread: (count: number) => void }) {
  useNotificationFeed(onUnread);
  useEffect(() => void sendKept(user), [user]);
  return null;
}
