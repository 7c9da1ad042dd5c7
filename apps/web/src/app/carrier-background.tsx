import type { User } from '@wideload/contract';
import { useEffect } from 'react';
import { useNotificationFeed } from '#features/carrier/notifications/use-notification-feed.ts';
import { draftKeys } from '#features/wizard/draft/draft-keys.ts';
import { queryClient } from './query-client.ts';

/** The wizard with an open order sends its own draft. */
async function sendKept(user: User): Promise<void> {
  const isAny = Object.keys(localStorage).some((key) => key.startsWith(draftKeys));
  if (!isAny || window.location.pathname === '/new_order') return;
  const { sendUnsavedDrafts } = await import('#features/wizard/draft/kept-drafts.ts');
  sendUnsavedDrafts(queryClient, user);
}

/** Admins get no notifications (spec [6]). */
export function CarrierBackground({ user, onUnread }: { user: User; onUnread: (count: number) => void }) {
  useNotificationFeed(onUnread);
  useEffect(() => void sendKept(user), [user]);
  return null;
}
