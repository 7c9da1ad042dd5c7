import type { OrderFile } from '@wideload/contract';
import { Fragment } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import css from './filing-desk.module.css';
import * as texts from './filing.texts.ts';
import { PermitDetail } from './permit-detail.tsx';
import { PermitLine } from './permit-line.tsx';
import type { Desk, FiledPermit } from './use-desk.ts';

const columns = [
  { key: 'state', label: texts.state },
  { key: 'unit', label: texts.unitColumn },
  { key: 'status', label: texts.status },
  { key: 'from', label: texts.validFrom },
  { key: 'to', label: texts.validTo },
  { key: 'fee', label: texts.ourFee, figure: true },
  { key: 'number', label: texts.number },
  { key: 'act', label: texts.nextAct },
];

/** Counted from 1. */
function findUnitNumber({ units }: Pick<OrderFile, 'units'>, permit: FiledPermit): number {
  return units.findIndex(({ _id }) => _id === permit.unit) + 1;
}

/** One line for each permit; the chosen one shows its record and further acts below. */
export function PermitTable({ order, desk }: { order: OrderFile; desk: Desk }) {
  return (
    <table className={classNames('table cards-when-narrow', css['permits'])}>
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
      <tbody>
        {order.permits.map((permit) => {
          const props = { order, permit, unit: findUnitNumber(order, permit), desk };
          const isChosen = permit._id === desk.chosen?._id;
          return (
            <Fragment key={permit._id}>
              <PermitLine {...props} isChosen={isChosen} />
              {isChosen && (
                <tr className={css['detail']}>
                  <td colSpan={columns.length}>
                    <PermitDetail {...props} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
