import { isPlaced } from '@wideload/domain';
import type { OrderCard } from '@wideload/contract';
import { Button } from '#ui/button.tsx';
import { ContinueLink } from './continue-link.tsx';
import { useRight } from '#product/account/own-rights.tsx';
import * as texts from './orders.texts.ts';
import { OrderAgain } from './order-again.tsx';
import css from './order-actions.module.css';

type Props = {
  order: OrderCard;
  /** For the narrow column of a table. */
  short?: boolean;
  onDelete: (order: OrderCard) => void;
};

export function OrderActions({ order, short = false, onDelete }: Props) {
  const mayChange = useRight('dispatcher');
  const { status, orderNumber } = order;
  if (!mayChange) return null;
  const look = short ? 'link' : undefined;
  return (
    <div className={short ? css['short'] : 'cluster'}>
      {!isPlaced(status) && (
        <>
          <ContinueLink order={order} look={look} size="small" short={short} />
          <Button look={look ?? 'danger'} size="small" onClick={() => onDelete(order)}>
            {texts.remove}
            <span className="visually-hidden">{texts.thisOrder(orderNumber)}</span>
          </Button>
        </>
      )}
      <OrderAgain order={order} look={look} size="small" />
    </div>
  );
}
