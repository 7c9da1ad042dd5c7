import { useQuery } from '@tanstack/react-query';
import type { OrderEvent } from '@wideload/contract';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { eventsQuery } from '../orders.queries.ts';
import * as texts from './order-detail.texts.ts';

const isRejection = ({ what, to }: OrderEvent) => what === 'status' && to === 'rejected';

/** Renders nothing if the rejection has no comment. */
export function RejectionReason({ orderId }: { orderId: string }) {
  const { data } = useQuery(eventsQuery(orderId));
  const reason = data?.items.findLast(isRejection)?.comment ?? '';
  if (reason === '') return null;
  return (
    <Notice tone="warn" title={texts.whyItWasRejected} className="below-20">
      <p className="typed">{reason}</p>
    </Notice>
  );
}
