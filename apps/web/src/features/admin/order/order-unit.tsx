import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { noPermitOrdered } from './order.texts.ts';
import { ChangeUnit } from './changes/change-unit.tsx';

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
      note={hasPermit ? formatDollars(cents(unit.totalPrice)) : noPermitOrdered}
      action={<ChangeUnit order={order} unit={unit} number={number} />}
    >
      <UnitMeasures unit={unit} />
    </FoldedSection>
  );
}
