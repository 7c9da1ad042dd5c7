import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars, reasonSentence, stateName } from '@wideload/domain';
import * as texts from '../../../texts/en/orders-admin-order.ts';
import { dayText } from '../day-text.ts';
import { PermitWork } from './permit-work/permit-work.tsx';
import { placeText } from '../place-text.ts';
import css from './unit-panel.module.css';

type UnitPermitProps = {
  order: OrderFile;
  permit: OrderFile['permits'][number];
  /** Number of its unit, from 1. */
  unit: number;
};

/** One permit: what was ordered of the state and why, and how far it is. */
export function UnitPermit({ order, permit, unit }: UnitPermitProps) {
  const { state, price, fee, days, date, route, reasons, comment } = permit;
  return (
    <li className={css['permit']}>
      <div className={css['line']}>
        <h4 className={css['state']}>{stateName(state)}</h4>
        <p className={css['price']}>
          {days > 1 && <span className={css['fee']}>{texts.daysAt(days, formatDollars(cents(fee)))}</span>}
          {formatDollars(cents(price))}
        </p>
      </div>
      <PermitWork order={order} permit={permit} unit={unit} />
      <p>{texts.oversizePermit(dayText(date.startDate), dayText(date.endDate))}</p>
      <p>{texts.fromTo(placeText(route.origin), placeText(route.destination))}</p>
      <ul className={css['reasons']}>
        {reasons.map((reason) => (
          <li key={reason.what}>{reasonSentence(reason)}</li>
        ))}
      </ul>
      {comment !== '' && <p className={css['comment']}>{texts.commentIs(comment)}</p>}
    </li>
  );
}
