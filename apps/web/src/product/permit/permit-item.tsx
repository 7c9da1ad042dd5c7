import type { Permit } from '@wideload/contract';
import { cents, formatDollars, reasonSentence, stateName } from '@wideload/domain';
import type { ReactNode } from 'react';
import { dayText } from './day-text.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './permit-item.module.css';
import * as texts from './permit.texts.ts';
/** A place in the form that dispatchers paste into a map: `39.04585, -76.64127`. */
function placeText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}

export function PermitList({ children }: { children: ReactNode }) {
  return <ul className={css['permits']}>{children}</ul>;
}

type PermitItemProps = {
  permit: Pick<Permit, 'state' | 'price' | 'fee' | 'days' | 'date' | 'route' | 'reasons' | 'comment'>;
  /** The permit's status and actions. */
  standing: ReactNode;
};

/** One permit: state, price, status, days, route and reasons. */
export function PermitItem({ permit, standing }: PermitItemProps) {
  const { state, price, fee, days, date, route, reasons, comment } = permit;
  return (
    <li>
      <div className="spread">
        <h4 className="size-body">{stateName(state)}</h4>
        <p className="bold">
          {days > 1 && (
            <span className={classNames('muted regular size-label', css['fee'])}>
              {texts.daysAt(days, formatDollars(cents(fee)))}
            </span>
          )}
          {formatDollars(cents(price))}
        </p>
      </div>
      {standing}
      <p>{texts.oversizePermit(dayText(date.startDate), dayText(date.endDate))}</p>
      <p>{texts.routeIs(placeText(route.origin), placeText(route.destination))}</p>
      <ul className="bullets muted size-label">
        {reasons.map((reason) => (
          <li key={reason.what}>{reasonSentence(reason)}</li>
        ))}
      </ul>
      {comment !== '' && <p className="typed">{texts.commentIs(comment)}</p>}
    </li>
  );
}
