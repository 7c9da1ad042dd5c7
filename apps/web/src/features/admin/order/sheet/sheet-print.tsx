import type { OrderFile } from '@wideload/contract';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { NamePoint } from './route-rows.ts';
import { formatSheetTitle, listSheetGroups } from './sheet-groups.ts';
import { SheetGroups } from './sheet-group.tsx';
import css from './sheet.module.css';
import { orderOf } from './sheet.texts.ts';

type SheetPrintProps = { order: OrderFile; nameOf: NamePoint; onDone: () => void };

/** Prints the filing sheets of the order and nothing else, a page for each permit. */
export function SheetPrint({ order, nameOf, onDone }: SheetPrintProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => done();
    document.body.dataset['prints'] = 'sheets';
    window.addEventListener('afterprint', end);
    window.print();
    return () => {
      delete document.body.dataset['prints'];
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return createPortal(
    <div className={css['pages']}>
      {order.permits.flatMap((permit) => {
        const unit = order.units.find(({ _id }) => _id === permit.unit);
        if (unit === undefined) return [];
        const subject = { order, permit, unit };
        return (
          <article key={permit._id} className={css['page']}>
            <h1 className="size-group">
              {formatSheetTitle(subject)} ({orderOf(order.orderNumber)})
            </h1>
            <SheetGroups groups={listSheetGroups(subject, nameOf)} level={2} />
          </article>
        );
      })}
    </div>,
    document.body,
  );
}
