import { useQuery } from '@tanstack/react-query';
import type { OrderEvent } from '@wideload/contract';
import { listRejectionMoney } from '@wideload/contract/client';
import { Notice } from '#ui/layout/notice.tsx';
import { eventsQuery } from '../orders.queries.ts';
import * as texts from './order-detail.texts.ts';
import { useMovedMoney } from './use-moved-money.ts';

const isRejection = ({ what, to }: OrderEvent) => what === 'status' && to === 'rejected';

/** Why the order was rejected, if the rejection has a comment, and what happens to the money. */
export function RejectionReason({ orderId }: { orderId: string }) {
  const { data } = useQuery(eventsQuery(orderId));
  const moved = useMovedMoney(orderId);
  const reason = data?.items.findLast(isRejection)?.comment ?? '';
  return (
    <>
      {reason !== '' && (
        <Notice tone="warn" title={texts.whyItWasRejected} className="below-20">
          <p className="typed">{reason}</p>
        </Notice>
      )}
      {moved !== null && (
        <Notice title={texts.yourMoney} className="below-20">
          {listRejectionMoney(moved).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
