import type { OrderFile } from '@wideload/contract';
import { orderChanges } from '@wideload/contract/client';
import { isActive } from '@wideload/domain';
import { ForDesk } from '#product/account/for-desk.tsx';
import { ChangeOrder } from '#product/order/changes/change-order.tsx';
import { changeOrder } from '#product/order/changes/changes.texts.ts';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { findVehicleLists } from '../order-file.queries.ts';

type Props = {
  order: OrderFile;
  label?: string;
  /** The unit that it is about. */
  unit?: string;
};

/** Opens the drawer in which a clerk changes a paid order on its carrier's behalf. */
export function ClerkChange({ order, label = changeOrder, unit }: Props) {
  const held = useHeldQuestion(order.orderNumber);
  if (!isActive(order.status) || order.isRefunded) return null;
  return (
    <ForDesk right={orderChanges.change.deskRight} what={label}>
      <ChangeOrder
        order={order}
        side="clerk"
        lists={findVehicleLists(order._id)}
        label={label}
        held={held}
        {...(unit !== undefined && { unit })}
      />
    </ForDesk>
  );
}
