import type { Order } from '@wideload/contract';
import { isPlaced, cents, formatDollars, stateName, toTravelLoad, type TripState } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { formatCompany } from '#product/account/company-words.ts';
import { OrderCharges } from '#product/order/charges/lazy-order-charges.tsx';
import { TripEscorts } from '#product/permit/rules/lazy-rules.ts';
import { FoldedCalendar } from '#product/trip/calendar/folded-calendar.tsx';
import { TripStates } from '#product/trip/trip-states.ts';
import { TripSection } from '#product/trip/trip-section.tsx';
import { UnitFacts } from './unit-facts.tsx';

export const estimateCaveat = texts.estimates;

function toBasicFacts(order: Order, poNumber: ReactNode) {
  const { customer } = order;
  return [
    { term: texts.orderNumber, value: order.orderNumber },
    { term: texts.orderId, value: order._id },
    { term: texts.orderTitle, value: order.title },
    { term: texts.poNumber, value: poNumber },
    { term: texts.person, value: customer.personName },
    { term: texts.email, value: customer.email },
    { term: texts.phone, value: customer.phone },
    { term: texts.states, value: order.jurisdictions.map(stateName).join(', ') },
    { term: texts.created, value: <time dateTime={order.createdAt}>{formatInstant(order.createdAt)}</time> },
    { term: texts.lastChanged, value: <time dateTime={order.updatedAt}>{formatInstant(order.updatedAt)}</time> },
  ];
}

function toCompanyFacts(company: NonNullable<Order['company']>) {
  const shown = formatCompany(company);
  return [
    { term: texts.companyName, value: company.name },
    { term: texts.usdotNumber, value: company.dotNumber },
    { term: texts.docketNumber, value: shown.docketNumber },
    { term: texts.street, value: shown.street },
    { term: texts.city, value: shown.city },
    { term: texts.state, value: shown.state },
    { term: texts.zip, value: shown.zip },
    { term: texts.country, value: shown.country },
    { term: texts.phone, value: company.phone },
  ];
}

type Props = {
  order: Order;
  poNumber?: ReactNode;
};

function EscortsOfTrip({ units, visits }: { units: Order['units']; visits: readonly TripState[] }) {
  if (visits.length === 0) return null;
  return units.map((unit, at) => (
    <div key={unit._id} className="padded-top-12">
      <TripEscorts load={toTravelLoad(unit)} visits={visits} unit={units.length > 1 ? at + 1 : undefined} />
    </div>
  ));
}

export function OrderFacts({ order, poNumber = order.poNumber }: Props) {
  const listPermits = (unit: string) => order.permits.filter((permit) => permit.unit === unit);
  return (
    <div className="stack gap-20">
      <Panel>
        <Section title={texts.basicDetails}>
          <DataList columns={3} facts={toBasicFacts(order, poNumber)} />
        </Section>
        <Section title={texts.company}>
          {order.company === null ? (
            <p>{texts.noCompanyIsChosen}</p>
          ) : (
            <DataList columns={3} facts={toCompanyFacts(order.company)} />
          )}
        </Section>
        {order.trip !== null && <TripSection trip={order.trip} units={order.units} permits={order.permits} />}
        {order.trip !== null && <EscortsOfTrip units={order.units} visits={order.trip.states} />}
      </Panel>
      {order.trip !== null && <FoldedCalendar trip={order.trip} units={order.units} />}
      <TripStates value={order.trip?.states ?? []}>
        {order.units.map((unit, index) => (
          <UnitFacts key={unit._id} unit={unit} number={index + 1} permits={listPermits(unit._id)} order={order} />
        ))}
      </TripStates>
      <p className="spread whole-line padded-12 ruled-around size-group bold">
        {texts.orderTotal} <strong className="sum">{formatDollars(cents(order.totalPrice))}</strong>
      </p>
      {!isPlaced(order.status) && <OrderCharges order={order} />}
      <Notice>{estimateCaveat}</Notice>
    </div>
  );
}
