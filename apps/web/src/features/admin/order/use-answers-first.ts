import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { threadQuery } from '#product/order/messages.queries.ts';
import { sectionId } from '#product/order/use-send-message.ts';

/**
 * Whether the questions come first, because the carrier has written since a clerk has read them. They stay there until the page is left,
 * and do not move under the hands of somebody who writes.
 */
export function useAnswersFirst(orderId: string, isPaid: boolean): boolean {
  const thread = useQuery({ ...threadQuery(orderId), enabled: isPaid });
  const [isFirst, setFirst] = useState(false);
  const hasNews = thread.data?.items.some(({ isUnread }) => isUnread) ?? false;
  useEffect(() => {
    const isWriting = document.querySelector(`#${sectionId} form`) !== null;
    if (hasNews && !isWriting) setFirst(true);
  }, [hasNews]);
  return isFirst;
}
