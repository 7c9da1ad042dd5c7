import type { OrderFile } from '@wideload/contract';
import type { ReactNode } from 'react';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import css from './filing-desk.module.css';
import * as texts from './filing.texts.ts';
import { PermitDetail } from './permit-detail.tsx';
import { PermitLine, type PermitProps } from './permit-line.tsx';
import { useLineDrop } from '../papers/use-line-drop.ts';
import { useLinePaper, type LinePaper } from '../papers/use-line-paper.ts';
import type { Desk, FiledPermit } from './use-desk.ts';

const LinePaperNote = createLazyPart(async () => (await import('../papers/line-paper-note.tsx')).LinePaperNote);

const columns = [
  { key: 'state', label: texts.state },
  { key: 'unit', label: texts.unitColumn },
  { key: 'status', label: texts.status },
  { key: 'from', label: texts.from },
  { key: 'to', label: texts.validTo },
  { key: 'fee', label: texts.ourFee, figure: true },
  { key: 'number', label: texts.number },
  { key: 'act', label: texts.nextAct },
];

/** Counted from 1. */
function findUnitNumber({ units }: Pick<OrderFile, 'units'>, permit: FiledPermit): number {
  return units.findIndex(({ _id }) => _id === permit.unit) + 1;
}

type PermitGroupProps = PermitProps & {
  isChosen: boolean;
  isOver: boolean;
  lines: ReturnType<typeof useLinePaper>;
};

/** A permit's line, with its details below when it is chosen. */
function PermitGroup({ isChosen, isOver, lines, ...props }: PermitGroupProps) {
  const { order, permit } = props;
  const { paper } = lines;
  return (
    <tbody
      className={classNames(isOver && css['over'])}
      data-permit={order.status === 'pending' ? permit._id : undefined}
    >
      <PermitLine {...props} isChosen={isChosen} />
      {paper !== null && isPaperOf(paper, props) && (
        <DetailRow>
          <LinePaperNote paper={paper} onClose={lines.forget} />
        </DetailRow>
      )}
      {isChosen && (
        <DetailRow>
          <PermitDetail {...props} />
        </DetailRow>
      )}
    </tbody>
  );
}

/** Findings that filled in a form go with that form. */
function isPaperOf({ permitId, file, outcome }: LinePaper, { permit, desk }: PermitProps): boolean {
  if (permitId !== permit._id) return false;
  return outcome === null || 'refused' in outcome || desk.readForm(permit).file === file;
}

function DetailRow({ children }: { children: ReactNode }) {
  return (
    <tr className={css['detail']}>
      <td colSpan={columns.length}>{children}</td>
    </tr>
  );
}

/** One line for each permit; the chosen one shows its record and further acts below. */
export function PermitTable({ order, desk }: { order: OrderFile; desk: Desk }) {
  const lines = useLinePaper(order, (permit, parts) => {
    desk.changeForm(permit, { ...desk.readForm(permit), ...parts });
    desk.openForm({ permitId: permit._id, to: 'issued' });
  });
  const { ref, over } = useLineDrop((permitId, file) => {
    const permit = order.permits.find(({ _id }) => _id === permitId);
    if (permit !== undefined) void lines.drop(permit, file);
  });
  const isOneUnit = order.units.length === 1;
  return (
    <table ref={ref} className={classNames('table cards-when-narrow', css['permits'], isOneUnit && css['ofOneUnit'])}>
      <caption className="visually-hidden">{texts.permitsCaption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, figure }) => (
            <th key={key} scope="col" data-figure={figure}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {order.permits.map((permit) => (
        <PermitGroup
          key={permit._id}
          {...{ order, permit, desk, lines }}
          unit={findUnitNumber(order, permit)}
          isChosen={permit._id === desk.chosen?._id}
          isOver={permit._id === over}
        />
      ))}
    </table>
  );
}
