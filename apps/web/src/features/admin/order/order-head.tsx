import type { OrderFile } from '@wideload/contract';
import { formatDeparture, formatPoNumber, isPlaced, stateName } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import * as texts from './order.texts.ts';
import { useLocation, useSearch, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useWayBack } from '#lib/address/use-way-back.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { orderFile } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { formatCompany } from '#product/account/company-words.ts';
import { NotForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { PoNumber } from '#product/order/po-number.tsx';
import type { PoNumberChange } from '#product/order/po-number-drawer.tsx';
import { TripSection } from '#product/trip/trip-section.tsx';

/** With the hour where the trip has one; without a trip, the first day of the permits. */
function describeLeave({ trip, permits }: OrderFile): string {
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  if (departure !== '') return texts.leaves(departure);
  const [first] = permits.map(({ date }) => date.startDate).toSorted();
  return first === undefined ? '' : texts.leaves(formatWeekdayAndDay(first));
}

/** The facts by which a clerk tells orders apart. */
export function OrderHead({ order }: { order: OrderFile }) {
  const { company, customer, title, poNumber, status } = order;
  const facts = [
    { key: 'company', fact: company?.name ?? customer.personName },
    { key: 'title', fact: title },
    { key: 'po', fact: formatPoNumber(poNumber) },
    { key: 'leaves', fact: isPlaced(status) ? describeLeave(order) : '' },
  ].filter(({ fact }) => fact !== '');
  return (
    <span className="cluster gap-12">
      {facts.map(({ key, fact }) => (
        <span key={key} className="medium breakable">
          {fact}
        </span>
      ))}
    </span>
  );
}

type Target = {
  to: '/permits' | '/permits/queue' | '/permits/fee_differences' | '/users/orders' | '/users';
  label: string;
  userId?: string;
};

const allOrders = texts.backToAllOrders;

function findTarget({ back, userId }: SearchTexts, owner: string | undefined): Target {
  if (back === 'permits') return { to: '/permits', label: allOrders };
  if (back === 'fees') return { to: '/permits/fee_differences', label: texts.backToFees };
  if (back === 'queue') return { to: '/permits/queue', label: texts.backToQueue };
  const user = owner ?? userId;
  // The address names no user and the order does not exist, so there is no user page.
  return user === undefined
    ? { to: '/users', label: texts.backToAllUsers }
    : { to: '/users/orders', label: allOrders, userId: user };
}

/** Links back to the list with its state. `owner` is known once the order is loaded. */
export function OrderBack({ owner }: { owner?: string }) {
  const address: SearchTexts = useSearch({ strict: false });
  const list = useLocation({ select: ({ state }) => state.orderList });
  const { onClick } = useWayBack(list !== undefined);
  const { to, label, userId } = findTarget(address, owner);
  return (
    <div className="below-12 no-print">
      <ButtonLink
        to={to}
        search={userId === undefined ? { ...list } : { ...list, userId }}
        look="link"
        onClick={onClick}
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {label}
      </ButtonLink>
    </div>
  );
}

function formatTime(instant: string | null) {
  return instant === null ? '' : <time dateTime={instant}>{formatInstant(instant)}</time>;
}

function FiledPoNumber({ order: { _id: id, poNumber } }: { order: OrderFile }) {
  const send: PoNumberChange['send'] = (body) => call(orderFile.changePoNumber, { params: { id }, body });
  if (useDeskRight(orderFile.changePoNumber.deskRight)) return <PoNumber poNumber={poNumber} send={send} />;
  return (
    <>
      {poNumber}
      <NotForDesk right={orderFile.changePoNumber.deskRight} what={texts.poNumber} />
    </>
  );
}

function toOrderFacts(order: OrderFile) {
  return [
    { term: texts.orderNumber, value: order.orderNumber },
    { term: texts.orderId, value: order._id },
    { term: texts.orderTitle, value: order.title },
    { term: texts.poNumber, value: isPlaced(order.status) ? <FiledPoNumber order={order} /> : order.poNumber },
    { term: texts.states, value: order.jurisdictions.map(stateName).join(', ') },
    { term: texts.created, value: formatTime(order.createdAt) },
    { term: order.isRefunded ? texts.paymentReceived : texts.paid, value: formatTime(order.paidAt) },
    { term: texts.lastChanged, value: formatTime(order.updatedAt) },
  ];
}

function toCustomerFacts({ customer, user }: OrderFile) {
  const account = (
    <Link to="/users/orders" search={{ userId: user._id }}>
      {user.email}
    </Link>
  );
  return [
    { term: texts.person, value: customer.personName },
    { term: texts.email, value: customer.email },
    { term: texts.phone, value: customer.phone },
    { term: texts.account, value: user.isDeleted ? texts.deleted : account },
  ];
}

function toCompanyFacts(company: NonNullable<OrderFile['company']>) {
  const { docketNumber, street, ...shown } = formatCompany(company);
  const place = [shown.city, shown.state, shown.zip, company.country === 'US' ? '' : shown.country];
  return [
    { term: texts.companyName, value: company.name },
    { term: texts.usdotNumber, value: company.dotNumber },
    { term: texts.docketNumber, value: docketNumber },
    { term: texts.street, value: street },
    { term: texts.city, value: place.filter((part) => part !== '').join(', ') },
    { term: texts.phone, value: company.phone },
    { term: texts.email, value: company.email },
  ];
}

export function OrderCustomer({ order }: { order: OrderFile }) {
  return (
    <FoldedSection title={texts.customer} note={order.company?.name ?? order.customer.personName}>
      <Section title={texts.contact} level={3}>
        {order.user.isDeleted && <Notice>{texts.accountDeletedHint}</Notice>}
        <DataList columns={2} facts={toCustomerFacts(order)} />
      </Section>
      <Section title={texts.company} level={3}>
        {order.company === null ? (
          <p>{texts.noCompanyIsChosen}</p>
        ) : (
          <DataList columns={2} facts={toCompanyFacts(order.company)} />
        )}
      </Section>
      <Section title={texts.order} level={3}>
        <DataList columns={2} facts={toOrderFacts(order)} />
      </Section>
      {order.trip !== null && <TripSection trip={order.trip} units={order.units} permits={order.permits} columns={2} />}
    </FoldedSection>
  );
}
