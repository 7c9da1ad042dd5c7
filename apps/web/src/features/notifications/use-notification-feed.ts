import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeFresh } from './fresh-notifications.ts';
import { feedQuery } from './notifications.queries.ts';

/** Asks for news as long as the page is open, and tells each once. @returns how many notifications are unread. */
export function useNotificationFeed(isOn: boolean): number {
  const { data: feed } = useQuery({ ...feedQuery, enabled: isOn });
  const client = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
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
  }, [feed, client, navigate]);

  return feed?.unread ?? 0;
}
