import { Printer } from 'lucide-react';
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import type { FilingAskRef, OrderFile } from '@wideload/contract';
import { messages, orderFile } from '@wideload/contract/client';
import { findUnitOfPermit, isInWork } from '@wideload/domain';
import { createPortal } from 'react-dom';
import { useTownNames } from '#product/trip/use-nearest-town.ts';
import { NotForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { PlaceLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import css from './sheet.module.css';
import * as texts from './sheet.texts.ts';
import { orderOf } from './sheet.texts.ts';
import {
  findMissing,
  formatSheet,
  formatSheetTitle,
  listSheetGroups,
  type SheetSubject,
  listUnnamedPoints,
  type NamePoint,
} from './sheet-groups.ts';
import { SheetGroups } from './sheet-group.tsx';
import type { Typing } from './type-value.tsx';
import { useCopy } from '#lib/use-copy.ts';
import { useFilingFacts, type FactsByState } from './filing-facts.ts';

/** A sheet for each permit of the order. */
function listSubjects(order: OrderFile, facts: FactsByState): SheetSubject[] {
  return order.permits.flatMap((permit) => {
    const unit = findUnitOfPermit(order.units, permit);
    return unit === undefined ? [] : [{ order, permit, unit, facts: facts.get(permit.state) ?? null }];
  });
}

type SheetPrintProps = { subjects: readonly SheetSubject[]; nameOf: NamePoint; onDone: () => void };

/** Prints the filing sheets of the order and nothing else, a page for each permit. */
function SheetPrint({ subjects, nameOf, onDone }: SheetPrintProps) {
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
      {subjects.map((subject) => (
        <article key={subject.permit._id} className={css['page']}>
          <h1 className="size-group">
            {formatSheetTitle(subject)} ({orderOf(subject.order.orderNumber)})
          </h1>
          <SheetGroups groups={listSheetGroups(subject, nameOf)} level={2} />
        </article>
      ))}
    </div>,
    document.body,
  );
}

/** One press asks for everything that the forms of the permits that are still to be filed ask for and nobody gave. */
function AskForAll({ subjects, nameOf }: { subjects: readonly SheetSubject[]; nameOf: NamePoint }) {
  const open = subjects.filter(({ permit }) => permit.status === 'requested');
  const missing = findMissing(open, nameOf);
  if (missing === null) return null;
  const { question, asks } = missing;
  return (
    <PlaceLink
      to="."
      search
      hash="questions"
      // The way back to the list is kept.
      state={(kept) => ({ ...kept, question, asks })}
      replace
      className="no-print"
    >
      {texts.askForAll(asks.length, new Set(open.map(({ permit }) => permit.state)).size)}
    </PlaceLink>
  );
}

type FilingSheetProps = { subject: Omit<SheetSubject, 'facts'>; held: Typing['held'] };

export function FilingSheet({ subject, held }: FilingSheetProps) {
  const { order, permit } = subject;
  const nameOf = useTownNames(useMemo(() => listUnnamedPoints(order), [order]));
  const { facts, isFailed, retry } = useFilingFacts(order.permits);
  const copying = useCopy();
  const [saved, setSaved] = useState<FilingAskRef | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const mayAsk = useDeskRight(messages.ask.deskRight);
  const mayType = useDeskRight(orderFile.fillSheet.deskRight);
  const title = formatSheetTitle(subject);
  if (facts === undefined)
    return (
      <Panel className={css['asked']}>
        <Section title={title}>
          {isFailed ? (
            <FailedState failure={{ message: texts.formNotLoaded }} onRetry={retry} />
          ) : (
            <ListSkeleton label={texts.loadingTheForm} />
          )}
        </Section>
      </Panel>
    );
  const groups = listSheetGroups({ ...subject, facts: facts.get(permit.state) ?? null }, nameOf);
  const [asked, known] = [groups.filter(({ kind }) => kind === 'asked'), groups.filter(({ kind }) => kind !== 'asked')];
  const subjects = listSubjects(order, facts);
  const typing = mayType && isInWork(order) ? { orderId: order._id, held, saved, onSaved: setSaved } : undefined;
  return (
    <>
      <Panel className={css['asked']}>
        <Section
          title={title}
          action={
            <div className="cluster gap-8 no-print">
              {mayAsk && isInWork(order) && <AskForAll subjects={subjects} nameOf={nameOf} />}
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
          {isInWork(order) && (
            <NotForDesk right={orderFile.fillSheet.deskRight} what={texts.typeValues} className="below-8" />
          )}
          <SheetGroups groups={asked} {...{ copying, typing }} />
        </Section>
      </Panel>
      <Panel className={css['known']}>
        <SheetGroups groups={known} copying={copying} />
      </Panel>
      {isPrinting && <SheetPrint subjects={subjects} nameOf={nameOf} onDone={() => setPrinting(false)} />}
    </>
  );
}
