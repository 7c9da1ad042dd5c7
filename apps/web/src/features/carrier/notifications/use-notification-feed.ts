import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeFresh } from './fresh-notifications.ts';
import { feedQuery } from './notifications.queries.ts';

export function useNotificationFeed(onUnread: (count: number) => void): void {
  const { data: feed } = useQuery(feedQuery);
  const client = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    onUnread(feed?.unread ?? 0);
    const fresh = feed === undefined ? [] : takeFresh(feed.items);
    if (feed === undefined || fresh.length === 0) return;
    // The displayed orders may have another status by now.
    void client.invalidateQueries({ queryKey: ['orders'], predicate: ({ queryKey }) => queryKey[1] !== 'wizard' });
    const onShow = () => void navigate({ to: '/notifications' });
    import('./show-new-notifications.ts').then(
      ({ showNewNotifications }) => showNewNotifications({ fresh, unread: feed.unread, onShow }),
      // If the toast's code fails to load, the menu and the page still show the notification.
      () => undefined,
    );
  }, [feed, client, navigate, onUnread]);
}
