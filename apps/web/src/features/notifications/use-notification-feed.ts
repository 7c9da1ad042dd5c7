import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '../../lib/toast.ts';
import { feedQuery } from './notifications.queries.ts';
import { takeFresh } from './fresh-notifications.ts';

/** More than this at once are one message. */
const mostToasts = 3;

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
    const action = { label: 'Show notifications', onPress: () => void navigate({ to: '/notifications' }) };
    if (fresh.length > mostToasts) {
      toast({ title: `${feed.unread} unread notifications`, text: 'Several orders have news.', action });
      return;
    }
    for (const { orderNumber, comment } of fresh.toReversed())
      toast({ title: `Order ${orderNumber}`, text: comment, action });
  }, [feed, client, navigate]);

  return feed?.unread ?? 0;
}
