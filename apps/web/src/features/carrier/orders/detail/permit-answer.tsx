import type { Order, Permit } from '@wideload/contract';
import { PermitGiven } from '../../../../product/permit/permit-given.tsx';
import { PermitRefusal } from './permit-refusal.tsx';

export function PermitAnswer({ permit, unit, order }: { permit: Permit; unit: number; order: Order['status'] }) {
  if (permit.status === 'issued') return <PermitGiven permit={permit} unit={unit} />;
  if (permit.status === 'refused') return <PermitRefusal permit={permit} unit={unit} order={order} />;
  return null;
}
