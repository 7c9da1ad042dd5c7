import { Printer } from 'lucide-react';
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import type { OrderFile } from '@wideload/contract';
import { createPortal } from 'react-dom';
import { useTownNames } from '#product/trip/use-nearest-town.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import css from './sheet.module.css';
import * as texts from './sheet.texts.ts';
import { listUnnamedPoints, type NamePoint } from './route-rows.ts';
import { formatSheet, formatSheetTitle, listSheetGroups, type SheetSubject } from './sheet-groups.ts';
import { SheetGroups } from './sheet-group.tsx';
import { useCopy } from '#lib/use-copy.ts';
import { orderOf } from './sheet.texts.ts';

type SheetPrintProps = { order: OrderFile; nameOf: NamePoint; onDone: () => void };

/** Prints the filing sheets of the order and nothing else, a page for each permit. */
function SheetPrint({ order, nameOf, onDone }: SheetPrintProps) {
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

export function FilingSheet({ subject }: { subject: SheetSubject }) {
  const nameOf = useTownNames(useMemo(() => listUnnamedPoints(subject.order), [subject.order]));
  const copying = useCopy();
  const [isPrinting, setPrinting] = useState(false);
  const groups = listSheetGroups(subject, nameOf);
  const title = formatSheetTitle(subject);
  const [asked, known] = [groups.filter(({ kind }) => kind === 'asked'), groups.filter(({ kind }) => kind !== 'asked')];
  return (
    <>
      <Panel className={css['asked']}>
        <Section
          title={title}
          action={
            <div className="cluster gap-8 no-print">
              <Button size="small" onClick={() => void copying.copy(formatSheet(title, groups), texts.copiedAll)}>
                {texts.copyAll}
              </Button>
              <Button size="small" onClick={() => setPrinting(true)}>
                <Printer size={16} aria-hidden="true" />
                {texts.print}
              </Button>
            </div>
          }
        >
          <p role="status" className="hint hidden-when-empty">
            {copying.said}
          </p>
          <SheetGroups groups={asked} copying={copying} />
        </Section>
      </Panel>
      <Panel className={css['known']}>
        <SheetGroups groups={known} copying={copying} />
      </Panel>
      {isPrinting && <SheetPrint order={subject.order} nameOf={nameOf} onDone={() => setPrinting(false)} />}
    </>
  );
}
