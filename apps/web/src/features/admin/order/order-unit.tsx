import type { OrderFile } from '@wideload/contract';
import { isWorkable, cents, formatDollars } from '@wideload/domain';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { noPermitOrdered } from './order.texts.ts';
import * as texts from './order.texts.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { orderFile } from '@wideload/contract/client';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

const UnitChangeDrawer = createLazyPart(
  async () => (await import('./changes/unit-change-drawer.tsx')).UnitChangeDrawer,
);

type ChangeUnitProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  number: number;
};

function ChangeUnit({ order, unit, number }: ChangeUnitProps) {
  const [isOpen, setOpen] = useState(false);
  const isLocked = order.permits.some((permit) => permit.unit === unit._id && permit.status === 'issued');
  return (
    <>
      {isWorkable(order.status) && isLocked && <p className="hint">{texts.unitLocked}</p>}
      {isWorkable(order.status) && !isLocked && (
        <ForDesk right={orderFile.changeUnits.deskRight} what={texts.changeUnit(number)}>
          <Button size="small" onClick={() => setOpen(true)} onPointerEnter={() => void UnitChangeDrawer.preload()}>
            <Pencil size={16} aria-hidden="true" />
            {texts.changeUnit(number)}
          </Button>
        </ForDesk>
      )}
      {isOpen && <UnitChangeDrawer order={order} unit={unit} number={number} onClose={() => setOpen(false)} />}
    </>
  );
}

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
