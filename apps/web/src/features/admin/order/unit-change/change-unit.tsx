import { isWorkable } from '@wideload/domain';
import type { OrderFile } from '@wideload/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import * as texts from '../order.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';

const UnitChangeDrawer = createLazyPart(async () => (await import('./unit-change-drawer.tsx')).UnitChangeDrawer);

type ChangeUnitProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  number: number;
};

export function ChangeUnit({ order, unit, number }: ChangeUnitProps) {
  const [isOpen, setOpen] = useState(false);
  const isLocked = order.permits.some((permit) => permit.unit === unit._id && permit.status === 'issued');
  return (
    <>
      {isWorkable(order.status) && isLocked && <p className="hint">{texts.unitLocked}</p>}
      {isWorkable(order.status) && !isLocked && (
        <Button size="small" onClick={() => setOpen(true)} onPointerEnter={() => void UnitChangeDrawer.preload()}>
          <Pencil size={16} aria-hidden="true" />
          {texts.changeUnit(number)}
        </Button>
      )}
      {isOpen && <UnitChangeDrawer order={order} unit={unit} number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
