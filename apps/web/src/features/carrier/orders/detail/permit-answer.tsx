import type { Order, Permit } from '@wideload/contract';
import { isInWork, isWorkable, stateName } from '@wideload/domain';
import { useState } from 'react';
import { useRight } from '#product/account/own-rights.ts';
import { formatGranted, FormerVersions } from '#product/permit/permit-given.tsx';
import { onThePermit } from '#product/permit/permit.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './order-detail.texts.ts';
import { Button } from '#ui/button.tsx';
import { Resubmission } from './lazy-resubmission.ts';
import { RefusalMoney } from './refusal-money.tsx';

type Props = { permit: Permit; unit: number; order: Order };

function PermitRefusal({ permit, unit, order }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayFix = useRight('dispatcher');
  return (
    <>
      <Notice tone="warn" title={texts.whyItWasRefused} className="above-8 below-12">
        <p className="typed">{permit.refusalReason}</p>
        {/* Beside the permits of a rejected order there is the money of the whole order. */}
        {isWorkable(order.status) && <RefusalMoney permit={permit} orderId={order._id} />}
        {mayFix && isInWork(order) && (
          <p className="above-12 no-print">
            <Button
              size="small"
              onClick={() => setOpen(true)}
              onPointerEnter={() => void Resubmission.preload()}
              aria-label={texts.fixAndResubmitOf(stateName(permit.state), unit)}
            >
              {texts.fixAndResubmit}
            </Button>
          </p>
        )}
      </Notice>
      {isOpen && <Resubmission order={order} refused={[permit]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The size and weight that an amendment names, and the versions before it. */
function Amendment({ permit }: { permit: Permit }) {
  const granted = formatGranted(permit.granted);
  return (
    <>
      {granted !== '' && (
        <p>
          {onThePermit}: {granted}
        </p>
      )}
      {permit.version > 1 && <FormerVersions permit={permit} />}
    </>
  );
}

/** Whether the permit has more to show than its row. */
export function hasAnswer({ status, granted, version }: Permit): boolean {
  if (status === 'issued') return version > 1 || formatGranted(granted) !== '';
  return status === 'refused' || status === 'voided';
}

export function PermitAnswer({ permit, unit, order }: { permit: Permit; unit: number; order: Order }) {
  if (permit.status === 'issued') return <Amendment permit={permit} />;
  if (permit.status === 'refused') return <PermitRefusal permit={permit} unit={unit} order={order} />;
  if (permit.status === 'voided')
    return (
      <Notice tone="warn" title={texts.whyItIsVoid} className="above-8 below-12">
        <p className="typed">{permit.voidReason}</p>
        <p>{texts.voidNumber(permit.stateNumber)}</p>
      </Notice>
    );
  return null;
}
