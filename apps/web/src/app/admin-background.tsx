import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SecondPersonHost } from '#features/admin/audit-log/approvals/second-person-host.tsx';
import { queueCountQuery } from '#features/admin/order/queue/queue-count.queries.ts';

/** Keeps the count of waiting orders in the menu, and asks for a second person where a call needs one. */
export function AdminBackground({ onUnread }: { onUnread: (count: number) => void }) {
  const { data } = useQuery(queueCountQuery);
  useEffect(() => {
    if (data !== undefined) onUnread(data.waiting);
  }, [data, onUnread]);
  return <SecondPersonHost />;
}
