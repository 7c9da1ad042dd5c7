import { queue } from '@wideload/contract/client';
import { useState } from 'react';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { AssignOrder, type AssignableOrder } from './assign-order.tsx';
import * as texts from './claim.texts.ts';

type Props = {
  /** None: there is nothing to assign yet. */
  orders: readonly AssignableOrder[];
  onAssigned?: () => void;
};

function Assignment({ orders, onAssigned }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [only, ...others] = orders;
  return (
    <>
      <Button size="small" disabled={only === undefined} onClick={() => setOpen(true)}>
        {others.length === 0 ? texts.assign : texts.assignMany(orders.length)}
        {only && others.length === 0 && <span className="visually-hidden"> {texts.thisOrder(only.orderNumber)}</span>}
      </Button>
      {isOpen && only && (
        <AssignOrder orders={[only, ...others]} onClose={() => setOpen(false)} onAssigned={onAssigned} />
      )}
    </>
  );
}

export function AssignButton(props: Props) {
  return (
    <ForDesk right={queue.assign.deskRight} what={texts.assignToOthers}>
      <Assignment {...props} />
    </ForDesk>
  );
}
