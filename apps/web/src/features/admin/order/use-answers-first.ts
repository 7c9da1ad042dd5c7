import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { threadQuery } from '#product/order/messages/messages.queries.ts';

/**
 * Whether the questions come first, because the carrier has written something that no clerk has read. Decided when the page opens, so
 * that nothing moves under the hands of somebody who writes.
 */
export function useAnswersFirst(orderId: string, isPaid: boolean): boolean {
  const { data: thread } = useQuery({ ...threadQuery(orderId), enabled: isPaid });
  const [isFirst, setFirst] = useState<boolean>();
  if (isFirst === undefined && thread !== undefined) setFirst(thread.items.some(({ isUnread }) => isUnread));
  return isFirst === true;
}
