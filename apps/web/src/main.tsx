import './ui/global.css';
import { type RegisteredRouter, useNavigate } from '@tanstack/react-router';
import type { AreaDocument } from './app/area-document.ts';
import { createAreaRouter } from '#app/create-router.tsx';
import { userTree } from '#app/user-area.tsx';
import { start } from './app/start.tsx';
import type { Notification, User } from '@wideload/contract';
import { useEffect, useRef } from 'react';
import { draftKeys } from '#features/wizard/draft/draft-keys.ts';
import { queryClient } from '#app/query-client.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { feedQuery, hasNewer, takeFresh } from '#features/carrier/notifications/notifications.queries.ts';

/** The wizard with an open order sends its own draft. */
async function sendKept(user: User): Promise<void> {
  const isAny = Object.keys(localStorage).some((key) => key.startsWith(draftKeys));
  if (!isAny || window.location.pathname === '/new_order') return;
  const { sendUnsavedDrafts } = await import('#features/wizard/draft/kept-drafts.ts');
  sendUnsavedDrafts(queryClient, user);
}

function useNotificationFeed(onUnread: (count: number) => void): void {
  const { data: feed } = useQuery(feedQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const told = useRef<readonly Notification[]>(undefined);

  useEffect(() => {
    onUnread(feed?.unread ?? 0);
    if (feed === undefined) return;
    const isNews = told.current !== undefined && hasNewer(told.current, feed.items);
    told.current = feed.items;
    const fresh = takeFresh(feed.items);
    // The displayed orders may have another status by now. Permits that get on within minutes share a notification, which is
    // then newer but not fresh, and another tab may have announced it.
    if (isNews || fresh.length > 0)
      void client.invalidateQueries({ queryKey: ['orders'], predicate: ({ queryKey }) => queryKey[1] !== 'wizard' });
    if (fresh.length === 0) return;
    const onShow = () => void navigate({ to: '/notifications' });
    import('#features/carrier/notifications/show-new-notifications.ts').then(
      ({ showNewNotifications }) => showNewNotifications({ fresh, unread: feed.unread, onShow }),
      // If the toast's code fails to load, the menu and the page still show the notification.
      () => undefined,
    );
  }, [feed, client, navigate, onUnread]);
}

/** Admins get no notifications (spec [6]). */
function CarrierBackground({ user, onUnread }: { user: User; onUnread: (count: number) => void }) {
  useNotificationFeed(onUnread);
  useEffect(() => void sendKept(user), [user]);
  return null;
}

const carriers: AreaDocument = { area: 'user', Background: CarrierBackground };
// The compiler sees a router with the pages of both areas (`registered.ts`).
const router = createAreaRouter(carriers, [userTree]) as unknown as RegisteredRouter;
start(router);

// After everything that the page itself needs.
window.addEventListener('load', () => void import('./app/offline.ts').then(({ workOffline }) => workOffline(router)));
