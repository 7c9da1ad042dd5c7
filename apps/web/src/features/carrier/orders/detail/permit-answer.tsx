import type { Order, Permit } from '@wideload/contract';
import { PermitGiven } from '#product/permit/permit-given.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './order-detail.texts.ts';
import { PermitRefusal } from './permit-refusal.tsx';

export function PermitAnswer({ permit, unit, order }: { permit: Permit; unit: number; order: Order }) {
  if (permit.status === 'issued') return <PermitGiven permit={permit} unit={unit} />;
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
