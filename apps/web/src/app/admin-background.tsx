import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { approvalsQuery } from '#features/admin/audit-log/approvals.queries.ts';
import { SecondPersonHost } from '#features/admin/audit-log/second-person-host.tsx';
import { queueCountQuery } from '#features/admin/order/queue/queue-count.queries.ts';

type Props = { onUnread: (count: number) => void; onApprovals: (count: number) => void };

/** Counts only the requests that the person on this page may decide. */
const waitingApprovals = queryOptions({
  ...approvalsQuery,
  select: ({ open }) => open.filter(({ mayDecide }) => mayDecide).length,
  refetchInterval: 60_000,
});

/** Keeps the counts of waiting orders and approvals in the menu, and asks for a second person where a call needs one. */
export function AdminBackground({ onUnread, onApprovals }: Props) {
  const { data } = useQuery(queueCountQuery);
  const { data: waiting } = useQuery(waitingApprovals);
  useEffect(() => {
    if (data !== undefined) onUnread(data.waiting);
  }, [data, onUnread]);
  useEffect(() => {
    if (waiting !== undefined) onApprovals(waiting);
  }, [waiting, onApprovals]);
  return <SecondPersonHost />;
}
