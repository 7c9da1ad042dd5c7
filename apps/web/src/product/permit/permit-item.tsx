import type { Permit } from '@wideload/contract';
import { cents, formatDollars, isSamePoint, stateName, type TravelLoad, type TripState } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatReason } from './rules/reason-sentences.ts';
import { formatWeekdayAndDay } from './format-day.ts';
import { classNames } from '#ui/class-names.ts';
import { MovementRules } from './rules/lazy-rules.ts';
import css from './permit-item.module.css';
import { OwnVehicles } from './own-vehicles.tsx';
import { NamedPlace } from '../trip/named-place.tsx';
import * as texts from './permit.texts.ts';

export function PermitList({ children }: { children: ReactNode }) {
  return <ul className={css['permits']}>{children}</ul>;
}

type PermitItemProps = {
  permit: Pick<Permit, 'state' | 'price' | 'fee' | 'days' | 'date' | 'route' | 'reasons' | 'comment' | 'vehicles'>;
  load: TravelLoad;
  visits: readonly TripState[] | undefined;
  status: ReactNode;
};

export function PermitItem({ permit, load, visits, status }: PermitItemProps) {
  const { state, price, fee, days, date, route, reasons, comment } = permit;
  // A permit begins and ends in the middle of its state until somebody gives its places.
  const unset = isSamePoint(route.origin, route.destination) ? texts.middleOf(stateName(state)) : undefined;
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
      {status}
      <OwnVehicles permit={permit} />
      <p>{texts.oversizePermit(formatWeekdayAndDay(date.startDate), formatWeekdayAndDay(date.endDate))}</p>
      <p>
        {texts.from} <NamedPlace place={route.origin} name={unset} /> {texts.to}{' '}
        <NamedPlace place={route.destination} name={unset} />
      </p>
      <ul className="bullets muted size-label">
        {reasons.map((reason) => (
          <li key={formatReason(reason)}>{formatReason(reason)}</li>
        ))}
      </ul>
      <MovementRules {...{ load, state, visits }} />
      {comment !== '' && <p className="typed">{texts.commentIs(comment)}</p>}
    </li>
  );
}
