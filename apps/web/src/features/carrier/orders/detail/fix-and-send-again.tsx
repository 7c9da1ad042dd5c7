import type { Order } from '@wideload/contract';
import { isHalted, mayResubmit } from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import * as texts from './order-detail.texts.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// Few orders are sent again, and its form is that of the wizard.
export const Resubmission = createLazyPart(async () => (await import('./resubmission.tsx')).Resubmission);

/** For a rejected order, or several refused permits. One refused permit has a button of its own. */
export function FixAndSendAgain({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const refused = order.permits.filter(({ status }) => status === 'refused');
  const isOffered = mayResubmit(order) && (isHalted(order.status) || refused.length > 1);
  return (
    <>
      {isOffered && (
        <Button
          look="primary"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void Resubmission.preload().catch(() => undefined)}
        >
          {texts.fixAndSendAgain}
        </Button>
      )}
      {isOpen && <Resubmission order={order} refused={refused} isOfOrder onClose={() => setOpen(false)} />}
    </>
  );
}
