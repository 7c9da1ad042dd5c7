import type { Balance, Order, PaymentIntent } from '@wideload/contract';
import { cents, formatDollars, stateName, type StateCode } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { Section, Panel } from '#ui/layout/panel.tsx';
import { formatCompany } from '#product/account/company-words.ts';
import { OrderCharges } from '#product/order/charges/order-charges.tsx';
import { FoldedCalendar } from '#product/trip/calendar/folded-calendar.tsx';
import { TripStates } from '#product/trip/trip-states.ts';
import { OrderFold } from './order-fold.tsx';
import { UnitFacts, type UnitPicture } from './unit-facts.tsx';
import { TripMap } from '#product/trip/trip-map.tsx';
import { TripSection } from '#product/trip/trip-section.tsx';
import css from './order-facts.module.css';
import { buildPath, provisions } from '@wideload/contract/client';
import { callForFile } from '#lib/api/call-for-file.ts';
import { DownloadLink } from '#ui/list/download-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery, findFailed, ListSkeleton } from '#ui/list/list-states.tsx';
import { balanceQuery, billingQuery } from '../orders.queries.ts';

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

/** The company and the contact of the order, and each unit with its permits. */
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

/** The price of a draft so far. */
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

/** The trip in words, beside its map. */
export function OrderTrip({ order: { trip, units, permits } }: { order: Pick<Order, 'trip' | 'units' | 'permits'> }) {
  if (trip === null) return null;
  const words = { trip, units, permits, isBrief: true };
  return (
    <Panel>
      {trip.line.length === 0 ? (
        <TripSection {...words} />
      ) : (
        <div className={css['beside']}>
          <TripMap trip={trip} />
          <div>
            <TripSection {...words} columns={2} />
          </div>
        </div>
      )}
    </Panel>
  );
}

function ProvisionLink({ state }: { state: StateCode }) {
  const params = { state };
  return (
    <DownloadLink
      href={`/api${buildPath(provisions.read.path, params)}`}
      ask={() => callForFile(provisions.read, { params })}
    >
      {stateName(state)}
      <span className="visually-hidden"> {texts.provisionsPdf}</span>
    </DownloadLink>
  );
}

type OrderProvisionsProps = { order: Pick<Order, 'jurisdictions'>; isOpen?: boolean };

/** Renders nothing before a state is chosen. */
export function OrderProvisions({ order, isOpen = false }: OrderProvisionsProps) {
  if (order.jurisdictions.length === 0) return null;
  return (
    <OrderFold id="provisions" title={texts.provisions} note={texts.provisionsIntro} isUrgent={isOpen}>
      <ul className={css['list']}>
        {order.jurisdictions.map((state) => (
          <li key={state}>
            <ProvisionLink state={state} />
          </li>
        ))}
      </ul>
    </OrderFold>
  );
}

type Billing = PaymentIntent & { paidAt: string | null; receipt: string };

type Moved = Pick<Balance, 'captured' | 'refunded'>;

/** The price, all that was paid with the differences of later, and what went back. The date and the receipt are of the first payment. */
export function listSums(
  { isRefunded, totalPrice }: Pick<Order, 'isRefunded' | 'totalPrice'>,
  first: number,
  moved: Moved,
) {
  const { captured, refunded } = moved;
  const isPaidOnce = captured === first;
  const paid = isPaidOnce ? texts.paid : texts.paidInAll;
  const sums = [
    { term: texts.orderTotal, sum: totalPrice },
    { term: isRefunded ? texts.charged : paid, sum: captured },
    ...(refunded > 0 ? [{ term: texts.refunded, sum: refunded }] : []),
    ...(isPaidOnce ? [] : [{ term: texts.firstPayment, sum: first }]),
  ];
  return sums.map(({ term, sum }) => ({ term, value: formatDollars(cents(sum)) }));
}

function toBillingFacts({ amount, paidAt, receipt, charges }: Billing, order: Order, moved: Moved) {
  const billing = charges.data[0]?.billing_details;
  const address = billing?.address;
  const place = [address?.line1, address?.city, address?.state, address?.postal_code, address?.country];
  return [
    ...listSums(order, amount, moved),
    { term: texts.date, value: paidAt === null ? null : <time dateTime={paidAt}>{formatInstant(paidAt)}</time> },
    { term: texts.receiptNumber, value: receipt },
    { term: texts.name, value: billing?.name },
    { term: texts.email, value: billing?.email },
    { term: texts.phone, value: billing?.phone },
    { term: texts.address, value: place.filter((part) => typeof part === 'string' && part !== '').join(', ') },
  ];
}

type BillingFactsProps = {
  order: Order;
  /** Payments and refunds after the first payment. */
  children?: ReactNode;
};

/** All money of the order: the receipt, and what the states will charge on top. */
export function BillingFacts({ order, children }: BillingFactsProps) {
  const billing = useQuery(billingQuery(order._id));
  const balance = useQuery(balanceQuery(order._id));
  const failed = findFailed([billing, balance]);
  return (
    <Panel>
      <Section title={texts.billingDetails}>
        {(billing.isPending || balance.isPending) && <ListSkeleton rows={1} />}
        {failed && <FailedQuery query={failed} />}
        {billing.data && balance.data && (
          <DataList columns={3} facts={toBillingFacts(billing.data, order, balance.data)} />
        )}
        <div className="above-12">
          <OrderCharges order={order} isFolded />
        </div>
        {children}
      </Section>
    </Panel>
  );
}
