import type { Order, Permit, Unit } from '@wideload/contract';
import {
  isPlaced,
  cents,
  toTravelLoad,
  type StateCode,
  type TravelLoad,
  formatDollars,
  type Cents,
  isSamePoint,
  stateName,
  type TripState,
} from '@wideload/domain';
import { useState, type ComponentType, type ReactNode } from 'react';
import * as texts from './order-detail.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { TripEscorts, MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { OrderFold } from './order-fold.tsx';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import * as unitTexts from '#product/unit/unit.texts.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { findToday } from '#lib/today.ts';
import { Sign } from '#ui/sign.tsx';
import { findPermitSign } from '#product/permit/permit-signs.ts';
import { formatReason } from '#product/permit/rules/reason-sentences.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-facts.module.css';
import { OwnVehicles } from '#product/permit/own-vehicles.tsx';
import { NamedPlace } from '#product/trip/named-place.tsx';
import * as permitTexts from '#product/permit/permit.texts.ts';

function UnitTotal({ number, total }: { number: number; total: Cents }) {
  return (
    <p className="in-row between whole-line padded-top-12">
      {unitTexts.totalOfUnit(number)} <strong>{formatDollars(total)}</strong>
    </p>
  );
}

function PermitSign({ permit }: { permit: Permit }) {
  const { kind, word } = findPermitSign(permit, findToday());
  return (
    <p className="around-8">
      <Sign kind={kind}>{word}</Sign>
    </p>
  );
}

type PermitFactsProps = {
  load: TravelLoad;
  permits: readonly Permit[];
  /** No state has seen a draft. */
  order: Pick<Order, 'status' | 'trip'>;
};

function PermitList({ children }: { children: ReactNode }) {
  return <ul className={css['permits']}>{children}</ul>;
}

type PermitItemProps = {
  permit: Pick<Permit, 'state' | 'price' | 'fee' | 'days' | 'date' | 'route' | 'reasons' | 'comment' | 'vehicles'>;
  load: TravelLoad;
  visits: readonly TripState[] | undefined;
  status: ReactNode;
};

function PermitItem({ permit, load, visits, status }: PermitItemProps) {
  const { state, price, fee, days, date, route, reasons, comment } = permit;
  // A permit begins and ends in the middle of its state until somebody gives its places.
  const unset = isSamePoint(route.origin, route.destination) ? permitTexts.middleOf(stateName(state)) : undefined;
  return (
    <li>
      <div className="spread">
        <h4 className="size-body">{stateName(state)}</h4>
        <p className="bold">
          {days > 1 && (
            <span className={classNames('muted regular size-label', css['fee'])}>
              {permitTexts.daysAt(days, formatDollars(cents(fee)))}
            </span>
          )}
          {formatDollars(cents(price))}
        </p>
      </div>
      {status}
      <OwnVehicles permit={permit} />
      <p>{permitTexts.oversizePermit(formatWeekdayAndDay(date.startDate), formatWeekdayAndDay(date.endDate))}</p>
      <p>
        {permitTexts.from} <NamedPlace place={route.origin} name={unset} /> {permitTexts.to}{' '}
        <NamedPlace place={route.destination} name={unset} />
      </p>
      <ul className="bullets muted size-label">
        {reasons.map((reason) => (
          <li key={formatReason(reason)}>{formatReason(reason)}</li>
        ))}
      </ul>
      <MovementRules {...{ load, state, visits }} />
      {comment !== '' && <p className="typed">{permitTexts.commentIs(comment)}</p>}
    </li>
  );
}

export function PermitFacts({ load, permits, order }: PermitFactsProps) {
  return (
    <PermitList>
      {permits.map((permit) => (
        <PermitItem
          key={permit._id}
          permit={permit}
          load={load}
          visits={order.trip?.states}
          status={isPlaced(order.status) && <PermitSign permit={permit} />}
        />
      ))}
    </PermitList>
  );
}

/** The unit as the wizard draws it. */
export type UnitPicture = ComponentType<{ unit: Unit; states: readonly StateCode[] }>;

type UnitFactsProps = {
  unit: Unit;
  number: number;
  permits: readonly Permit[];
  order: Pick<Order, 'status' | 'trip' | 'jurisdictions'>;
  /** Undefined where the order has one unit. */
  named: number | undefined;
  isOpen: boolean;
  picture: UnitPicture | undefined;
};

export function UnitFacts({ unit, number, permits, order, named, isOpen, picture: Picture }: UnitFactsProps) {
  // The drawing is heavy, and most openings of an order look at no unit.
  const [isWanted, setWanted] = useState(false);
  const load = toTravelLoad(unit);
  const visits = order.trip?.states ?? [];
  return (
    <OrderFold
      id={`unit-${number}`}
      title={unitHeading(number)}
      note={describeVehicles(unit)}
      isUrgent={isOpen}
      onOpen={() => setWanted(true)}
    >
      {Picture && isWanted && <Picture unit={unit} states={order.jurisdictions} />}
      <UnitMeasures unit={unit} />
      {visits.length > 0 && (
        <div className="padded-top-12">
          <TripEscorts load={load} visits={visits} unit={named} />
        </div>
      )}
      <Section level={3} title={texts.permits}>
        {permits.length === 0 ? (
          <p>{texts.noPermitsYet}</p>
        ) : (
          <PermitFacts load={load} permits={permits} order={order} />
        )}
        <UnitTotal number={number} total={cents(unit.totalPrice)} />
      </Section>
    </OrderFold>
  );
}

/** The unit numbers of its truck and trailer. */
function describeVehicles({ truck, trailer }: Unit): string {
  return [truck, trailer].flatMap((vehicle) => (vehicle === null ? [] : [vehicle.internalNumber])).join(', ');
}
