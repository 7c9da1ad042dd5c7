import type { Order } from '@wideload/contract';
import { cents, formatDollars, stateName } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { formatCompany } from '#product/account/company-words.ts';
import { OrderCharges } from '#product/order/charges/lazy-charges.tsx';
import { FoldedCalendar } from '#product/trip/calendar/folded-calendar.tsx';
import { TripStates } from '#product/trip/trip-states.ts';
import { OrderFold } from './order-fold.tsx';
import { UnitFacts, type UnitPicture } from './unit-facts.tsx';

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
  /** Otherwise each part is folded. */
  isOpen?: boolean;
  picture?: UnitPicture;
  /** How many are rendered by now. */
  unitsShown?: number;
};

/** Who ordered for whom, and each unit with its permits. */
export function OrderFacts({
  order,
  poNumber = order.poNumber,
  isOpen = false,
  picture,
  unitsShown = order.units.length,
}: Props) {
  const { company, customer, units, trip } = order;
  return (
    <TripStates value={trip?.states ?? []}>
      <OrderFold id="details" title={texts.basicDetails} note={company?.name ?? customer.personName} isUrgent={isOpen}>
        <DataList columns={3} facts={toBasicFacts(order, poNumber)} />
        <Section level={3} title={texts.company}>
          {company === null ? (
            <p>{texts.noCompanyIsChosen}</p>
          ) : (
            <DataList columns={3} facts={toCompanyFacts(company)} />
          )}
        </Section>
      </OrderFold>
      {units.slice(0, unitsShown).map((unit, index) => (
        <UnitFacts
          key={unit._id}
          unit={unit}
          number={index + 1}
          named={units.length > 1 ? index + 1 : undefined}
          permits={order.permits.filter((permit) => permit.unit === unit._id)}
          order={order}
          isOpen={isOpen}
          picture={picture}
        />
      ))}
      {trip !== null && unitsShown >= units.length && <FoldedCalendar trip={trip} units={units} />}
    </TripStates>
  );
}

/** What a draft costs so far. */
export function DraftTotal({ order }: { order: Order }) {
  return (
    <>
      <p className="spread whole-line padded-12 ruled-around size-group bold">
        {texts.orderTotal} <strong className="sum">{formatDollars(cents(order.totalPrice))}</strong>
      </p>
      <OrderCharges order={order} />
    </>
  );
}
