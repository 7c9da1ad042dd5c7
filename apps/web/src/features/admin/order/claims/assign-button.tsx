import type { QueueClaim } from '@wideload/contract';
import { queue } from '@wideload/contract/client';
import { useState } from 'react';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import * as texts from './claim.texts.ts';

const AssignOrder = createLazyPart(async () => (await import('./assign-order.tsx')).AssignOrder);

type Props = { orderId: string; orderNumber: number; held: QueueClaim | null };

/** For leads alone: without a sentence for others, who claim and take over. */
export function AssignButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!useDeskRight(queue.assign.deskRight)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.assign}
        <span className="visually-hidden"> {texts.thisOrder(props.orderNumber)}</span>
      </Button>
      {isOpen && <AssignOrder {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
