import { formatInstant } from '#lib/format-instant.ts';
import { isWorkable } from '@wideload/domain';
import type { LinePapers } from '../papers/use-line-paper.ts';
import { ActButton } from './act-button.tsx';
import { listOtherActs } from './permit-acts.ts';
import type { PermitProps } from './permit-line.tsx';
import type { FiledPermit } from './use-desk.ts';
import { PermitRecord } from './permit-record.tsx';
import { PermitForm } from './permit-form.tsx';

function hasRecord({ status, stateNumber, document }: FiledPermit): boolean {
  return status === 'issued' || status === 'refused' || stateNumber !== '' || document !== null;
}

function PermitTime({ permit: { status, filedAt, issuedAt } }: { permit: FiledPermit }) {
  const at = status === 'issued' ? issuedAt : status === 'filed' ? filedAt : null;
  return at === null ? null : <time dateTime={at}>{formatInstant(at)}</time>;
}

/** The record of a permit, and the acts on it that are not the next one. */
export function PermitDetail({ order, permit, unit, desk, papers }: PermitProps & { papers: LinePapers }) {
  const { open } = desk;
  return (
    <div className="stack gap-8">
      {hasRecord(permit) && <PermitRecord order={order} permit={permit} unit={unit} />}
      <div className="cluster gap-8 size-label">
        <PermitTime permit={permit} />
        {isWorkable(order.status) &&
          listOtherActs(permit.status, order).map((to) => <ActButton key={to} {...{ permit, unit, desk, to }} />)}
      </div>
      {open?.permitId === permit._id && isWorkable(order.status) && (
        <PermitForm key={open.to} {...{ order, permit, unit, desk, papers, to: open.to }} />
      )}
    </div>
  );
}
