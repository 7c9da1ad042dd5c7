import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CopiedOrder, OrderCard } from '@wideload/contract';
import { useState } from 'react';
import { isProblem } from '../../../lib/api/api-problem.ts';
import * as texts from './orders.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { findStep } from './draft-step.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deleted parts of the original order. */
    leftOut?: CopiedOrder['leftOut'];
  }
}

type Props = { order: Pick<OrderCard, '_id' | 'orderNumber'>; size?: 'small' | 'normal' };

export function OrderAgain({ order, size = 'normal' }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function create() {
    setMaking(true);
    setFailure(undefined);
    try {
      const { copyOrder } = await import('./copy-order.ts');
      const { _id, step, leftOut } = await copyOrder(order._id);
      void client.invalidateQueries({ queryKey: ['orders', 'list'] });
      const search = { order: _id, step: findStep({ step }).key };
      await navigate({ to: '/new_order', search, state: { leftOut } });
    } catch (reason) {
      setFailure(isProblem(reason) ? reason.message : texts.checkConnection);
      // The code failed to load: report that on the console too.
      if (!isProblem(reason)) throw reason;
    } finally {
      setMaking(false);
    }
  }

  return (
    <>
      <Button size={size} pending={isMaking} onClick={() => void create()}>
        {texts.orderAgain}
        <span className="visually-hidden">{texts.thisOrder(order.orderNumber)}</span>
      </Button>
      {failure !== undefined && (
        <p role="alert" className="failure whole-row">
          {texts.orderNotCopied(order.orderNumber)} {failure}
        </p>
      )}
    </>
  );
}
