import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { ClerkChange } from './changes/clerk-change.tsx';
import * as texts from './order.texts.ts';

type OrderUnitProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  number: number;
};

export function OrderUnit({ order, unit, number }: OrderUnitProps) {
  const hasPermit = order.permits.some((permit) => permit.unit === unit._id);
  return (
    <FoldedSection
      title={unitHeading(number)}
      note={hasPermit ? formatDollars(cents(unit.totalPrice)) : texts.noPermitOrdered}
      action={<ClerkChange order={order} unit={unit._id} label={texts.changeUnit(number)} />}
    >
      <UnitMeasures unit={unit} />
    </FoldedSection>
  );
}
