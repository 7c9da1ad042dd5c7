import type { OrderCard } from '@wideload/contract';
import { Button } from '../../../../ui/button.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { ContinueLink } from '../continue-link.tsx';
import * as texts from '../orders.texts.ts';

const OrderAgain = createLazyPart(
  async () => (await import('../again/order-again.tsx')).OrderAgain,
  <Button size="small" disabled>
    {texts.orderAgain}
  </Button>,
);

type Props = { order: OrderCard; short?: boolean; onDelete: (order: OrderCard) => void };

export function OrderActions({ order, short, onDelete }: Props) {
  return (
    <>
      {order.status === 'draft' && (
        <>
          <ContinueLink order={order} size="small" short={short} />
          <Button look="danger" size="small" onClick={() => onDelete(order)}>
            {texts.remove}
            <span className="visually-hidden">{texts.thisOrder(order.orderNumber)}</span>
          </Button>
        </>
      )}
      <OrderAgain order={order} size="small" />
    </>
  );
}
