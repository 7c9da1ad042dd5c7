import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeFresh } from './fresh-notifications.ts';
import { feedQuery } from './notifications.queries.ts';

/** Asks for news as long as the page is open, and tells each once; `onUnread` hears how many are unread. */
export function useNotificationFeed(onUnread: (count: number) => void): void {
  const { data: feed } = useQuery(feedQuery);
  const client = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    onUnread(feed?.unread ?? 0);
    const fresh = feed === undefined ? [] : takeFresh(feed.items);
    if (feed === undefined || fresh.length === 0) return;
    // What is shown of orders has another status by now.
    void client.invalidateQueries({ queryKey: ['orders'], predicate: ({ queryKey }) => queryKey[1] !== 'wizard' });
    const onShow = () => void navigate({ to: '/notifications' });
    import('./tell-news.ts').then(
      ({ tellNews }) => tellNews({ fresh, unread: feed.unread, onShow }),
      // Without its words the news still counts in the menu and stands on the page.
      () => undefined,
    );
  }, [feed, client, navigate, onUnread]);
}
