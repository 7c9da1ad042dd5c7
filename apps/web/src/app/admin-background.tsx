import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queueCountQuery } from '#features/admin/order/queue/queue-count.queries.ts';

/** Keeps the count of waiting orders in the menu. */
export function AdminBackground({ onUnread }: { onUnread: (count: number) => void }) {
  const { data } = useQuery(queueCountQuery);
  useEffect(() => {
    if (data !== undefined) onUnread(data.waiting);
  }, [data, onUnread]);
  return null;
}
