import type { OrderCard } from '@wideload/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DepartureModal, type LastTrip } from './departure-modal.tsx';
import * as texts from './orders.texts.ts';
import { useOrderCopy } from './use-order-copy.ts';

type Props = {
  order: Pick<OrderCard, '_id' | 'orderNumber'> & { trip: LastTrip | null };
  size?: 'small' | 'normal';
  look?: 'link' | undefined;
};

/** An order whose trip had a departure asks for the next one first. */
export function OrderAgain({ order, size = 'normal', look }: Props) {
  const { _id: id, orderNumber, trip } = order;
  const { create, isMaking, failure, forget } = useOrderCopy(id);
  const [isAsking, setAsking] = useState(false);
  const last = trip !== null && trip.startDate !== null ? trip : null;

  function press() {
    forget();
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
          onOrder={(departure) => void create({ departure })}
          onClose={() => setAsking(false)}
        />
      ) : (
        alert
      )}
    </>
  );
}
