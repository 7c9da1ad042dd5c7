import type { OrderFile } from '@wideload/contract';
import { isWorkable, isInWork, stateName } from '@wideload/domain';
import { permits } from '@wideload/contract/client';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { TableHead } from '#ui/list/table-head.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './filing-desk.module.css';
import * as texts from './filing.texts.ts';
import { PermitLine, type PermitProps, ActionButton } from './permit-line.tsx';
import { RowPdfNote, fillIn } from '../pdfs/line-pdf-note.tsx';
import { useRowPdf, type RowPdfs } from '../pdfs/use-line-pdf.ts';
import { findResubmission, toPermitWorkForm } from './permit-work.ts';
import * as workTexts from './permit-work.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { listOtherActions, type Desk, type FiledPermit } from './use-desk.ts';
import { groupPermits } from '#product/permit/permit-groups.ts';
import { StateFold } from '#product/permit/state-fold.tsx';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { PermitRecord } from './permit-record.tsx';
import { PermitForm } from './permit-form.tsx';

function hasRecord({ status, stateNumber, document }: FiledPermit): boolean {
  return status === 'issued' || status === 'refused' || stateNumber !== '' || document !== null;
}

function Resubmission({ order, permit: { state }, unit }: Pick<PermitProps, 'order' | 'permit' | 'unit'>) {
  const again = findResubmission(
    order.events.map(({ event }) => event),
    { state, unit },
  );
  if (again === null) return null;
  return (
    <Notice title={workTexts.resubmitted}>
      {again.answer !== '' && <p className="typed">{again.answer}</p>}
      <p className="typed">{workTexts.refusedBefore(again.reason)}</p>
    </Notice>
  );
}

function PermitTime({ permit: { status, filedAt, issuedAt } }: { permit: FiledPermit }) {
  const at = status === 'issued' ? issuedAt : status === 'filed' ? filedAt : null;
  return at === null ? null : <time dateTime={at}>{formatInstant(at)}</time>;
}

/** The record of a permit, and the acts on it that are not the next one. */
function PermitDetail({ order, permit, unit, desk, papers }: PermitProps & { papers: RowPdfs }) {
  const { open } = desk;
  return (
    <div className="stack gap-8">
      <Resubmission order={order} permit={permit} unit={unit} />
      {hasRecord(permit) && <PermitRecord order={order} permit={permit} unit={unit} />}
      <div className="cluster gap-8 size-label">
        <PermitTime permit={permit} />
        {isWorkable(order.status) &&
          listOtherActions(permit.status, order).map((to) => <ActionButton key={to} {...{ permit, unit, desk, to }} />)}
      </div>
      {open?.permitId === permit._id && (
        <PermitForm key={open.to} {...{ order, permit, unit, desk, papers, to: open.to }} />
      )}
    </div>
  );
}

const columns = [
  { key: 'state', label: texts.state },
  { key: 'unit', label: texts.unitColumn },
  { key: 'status', label: texts.status },
  { key: 'from', label: texts.from },
  { key: 'to', label: texts.validTo },
  { key: 'fee', label: texts.ourFee, figure: true },
  { key: 'number', label: texts.number },
  { key: 'act', label: texts.nextActionText },
];

type PermitGroupProps = PermitProps & {
  isChosen: boolean;
  isOver: boolean;
  papers: RowPdfs;
};

/** A permit's line, with its details below when it is chosen. */
function PermitGroup({ isChosen, isOver, papers, ...props }: PermitGroupProps) {
  const { order, permit, desk } = props;
  const paper = papers.find(permit);
  const isFormOpen = desk.open?.permitId === permit._id && desk.open.to === 'issued';
  const isNoted = paper !== null && !paper.isChosen && !isFormOpen;
  return (
    <tbody className={classNames(isOver && css['over'])} data-permit={isInWork(order) ? permit._id : undefined}>
      <PermitLine {...props} isChosen={isChosen} />
      {/* An open form shows what was found. */}
      {isNoted && (paper.outcome === null || 'refused' in paper.outcome) && (
        <DetailRow>
          <RowPdfNote paper={paper} form={desk.readForm(permit)} onClose={() => papers.forget(permit)} />
        </DetailRow>
      )}
      {isChosen && (
        <DetailRow>
          <PermitDetail {...props} papers={papers} />
        </DetailRow>
      )}
    </tbody>
  );
}

function DetailRow({ children }: { children: ReactNode }) {
  return (
    <tr className={css['detail']}>
      <td colSpan={columns.length}>{children}</td>
    </tr>
  );
}

function findPermit({ target, dataTransfer }: DragEvent): string | undefined {
  const isFiles = dataTransfer?.types.includes('Files') === true;
  if (!isFiles || !(target instanceof Element)) return undefined;
  // A file field takes its own drop.
  if (target instanceof HTMLInputElement && target.type === 'file') return undefined;
  return target.closest<HTMLElement>('[data-permit]')?.dataset['permit'];
}

/** A single file that is dropped on an element with the id of a permit. Several files go to the page. */
function useLineDrop(onDrop: (permitId: string, file: File) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string>();
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(undefined);
    const permitId = findPermit(event);
    const [file, second] = event.dataTransfer?.files ?? [];
    if (permitId === undefined || file === undefined || second !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(permitId, file);
  });
  useEffect(() => {
    const tables = ref.current;
    const end = new AbortController();
    const { signal } = end;
    tables?.addEventListener('dragover', (event) => setOver(findPermit(event)), { signal });
    tables?.addEventListener('dragleave', () => setOver(undefined), { signal });
    tables?.addEventListener('drop', (event) => drop(event), { signal });
    return () => end.abort();
  }, []);
  return { ref, over };
}

/** One line for each permit, of a large order by state; the chosen one shows its record and further acts below. */
export function PermitTable({ order, desk }: { order: OrderFile; desk: Desk }) {
  const papers = useRowPdf(order, (permit, { file, isChosen, found, former }) => {
    const form = desk.readForm(permit);
    const initial = toPermitWorkForm(permit);
    desk.changeForm(permit, { ...form, ...fillIn(form, { found, initial, former }), file });
    if (!isChosen) desk.openForm({ permitId: permit._id, to: 'issued' });
  });
  const mayIssue = useDeskRight(permits.issue.deskRight);
  const { ref, over } = useLineDrop((permitId, file) => {
    const permit = order.permits.find(({ _id }) => _id === permitId);
    if (permit !== undefined && mayIssue) papers.drop(permit, file);
  });
  const groups = groupPermits(order.permits, (permit) => permit._id === desk.chosen?._id);
  const isOneUnit = order.units.length === 1;
  const listLines = (shown: readonly FiledPermit[], caption: string) => (
    <table className={classNames('table cards-when-narrow', css['permits'], isOneUnit && css['ofOneUnit'])}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns} />
      {shown.map((permit) => (
        <PermitGroup
          key={permit._id}
          {...{ order, permit, desk, papers }}
          unit={findUnitNumber(order.units, permit)}
          isChosen={permit._id === desk.chosen?._id}
          isOver={permit._id === over}
        />
      ))}
    </table>
  );
  return (
    <div ref={ref}>
      {groups?.map(({ state, permits: own, isOpen }) => (
        <StateFold key={state} state={state} permits={own} isOpen={isOpen}>
          {listLines(own, texts.permitsOfState(stateName(state)))}
        </StateFold>
      )) ?? listLines(order.permits, texts.permitsCaption)}
    </div>
  );
}
