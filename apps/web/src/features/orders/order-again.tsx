import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CopiedOrder, OrderCard } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { isProblem } from '../../lib/api-problem.ts';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import css from './order-again.module.css';
import { stepOf } from './order-status-words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What an order that was ordered again had, and the new draft has not. */
    leftOut?: CopiedOrder['leftOut'];
  }
}

type Props = { order: Pick<OrderCard, '_id' | 'orderNumber'>; size?: 'small' | 'normal' };

/** Makes a new draft of an order, with everything but the dates, and opens it where it stands. */
export function OrderAgain({ order, size = 'normal' }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The same name until an answer comes: pressed again after a failure, it finds the draft that may be there.
  const draftId = useRef('');
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function make() {
    setMaking(true);
    setFailure(undefined);
    draftId.current ||= newId();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      const draft = await call(orders.copy, { params: { id: order._id }, body: { _id: draftId.current, timeZone } });
      draftId.current = '';
      void client.invalidateQueries({ queryKey: ['orders', 'list'] });
      await navigate({
        to: '/new_order',
        search: { order: draft._id, step: stepOf(draft).key },
        state: { leftOut: draft.leftOut },
      });
    } catch (reason) {
      if (!isProblem(reason)) throw reason;
      setFailure(reason.message);
    } finally {
      setMaking(false);
    }
  }

  return (
    <>
      <Button size={size} pending={isMaking} onClick={() => void make()}>
        <Copy size={20} aria-hidden="true" />
        Order again
        <span className="visually-hidden">order {order.orderNumber}</span>
      </Button>
      {failure !== undefined && (
        <p role="alert" className={css['failure']}>
          Order {order.orderNumber} could not be copied. {failure}
        </p>
      )}
    </>
  );
}
