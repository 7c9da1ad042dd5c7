import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CopiedOrder, OrderCard } from '@wideload/contract';
import type { Departure } from '@wideload/domain';
import { useState } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { LastTrip } from './departure-modal.tsx';
import { findStep } from './continue-link.tsx';
import * as texts from './orders.texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deleted parts of the original order. */
    leftOut?: CopiedOrder['leftOut'];
  }
}

const DepartureModal = createLazyPart(async () => (await import('./departure-modal.tsx')).DepartureModal);

type Props = {
  order: Pick<OrderCard, '_id' | 'orderNumber'> & { trip: LastTrip | null };
  size?: 'small' | 'normal';
  look?: 'link' | undefined;
};

/** An order whose trip had a departure asks for the next one first. */
export function OrderAgain({ order, size = 'normal', look }: Props) {
  const { _id: id, orderNumber, trip } = order;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const last = trip !== null && trip.startDate !== null ? trip : null;

  async function create(departure?: Departure) {
    setMaking(true);
    setFailure(undefined);
    try {
      const { copyOrder } = await import('./copy-order.ts');
      const { _id, step, leftOut } = await copyOrder(id, departure);
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
  function press() {
    setFailure(undefined);
    if (last) setAsking(true);
    else void create();
  }

  const alert = failure !== undefined && (
    <p role="alert" className="failure whole-row">
      {texts.orderNotCopied(orderNumber)} {failure}
    </p>
  );
  return (
    <>
      <Button size={size} look={look} pending={isMaking && !isAsking} onClick={press}>
        {texts.orderAgain}
        <span className="visually-hidden">{texts.thisOrder(orderNumber)}</span>
      </Button>
      {last && isAsking ? (
        <DepartureModal
          title={texts.orderAgainNumber(orderNumber)}
          last={last}
          pending={isMaking}
          alert={alert}
          onOrder={(departure) => void create(departure)}
          onClose={() => setAsking(false)}
        />
      ) : (
        alert
      )}
    </>
  );
}
