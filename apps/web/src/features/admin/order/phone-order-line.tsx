import { isPlaced } from '@wideload/domain';
import type { OrderFile } from '@wideload/contract';
import * as texts from './order.texts.ts';
import { StartedBy } from '#product/order/started-by.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

/** By whom the order was begun, and until it is paid, the way on. */
export function PhoneOrderLine({ order }: { order: OrderFile }) {
  if (order.startedBy === null) return null;
  return (
    <div className="cluster align-center below-12">
      <StartedBy order={order} />
      {!isPlaced(order.status) && !order.user.isDeleted && (
        <ButtonLink to="/users/orders/new" search={{ userId: order.user._id, order: order._id }}>
          {texts.continueOrder}
        </ButtonLink>
      )}
    </div>
  );
}
