import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTownNames } from '#product/trip/use-nearest-town.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { SheetPrint } from './sheet-print.tsx';
import css from './sheet.module.css';
import * as texts from './sheet.texts.ts';
import { listUnnamedPoints } from './route-rows.ts';
import { formatSheet, formatSheetTitle, listSheetGroups, type SheetSubject } from './sheet-groups.ts';
import { SheetGroups } from './sheet-group.tsx';
import { useCopy } from '#lib/use-copy.ts';

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
