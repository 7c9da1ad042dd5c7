import type { OrderFile } from '@wideload/contract';
import { PermitItem } from '../../../product/permit/permit-item.tsx';
import { PermitWork } from './permit-work/permit-work.tsx';

type UnitPermitProps = {
  order: OrderFile;
  permit: OrderFile['permits'][number];
  /** Number of its unit, from 1. */
  unit: number;
};

/** One permit: what was ordered of the state and why, and how far it is. */
export function UnitPermit({ order, permit, unit }: UnitPermitProps) {
  return <PermitItem permit={permit} standing={<PermitWork order={order} permit={permit} unit={unit} />} />;
}
