import type { OrderFile } from '@wideload/contract';
import { formatDeparture, formatPoNumber, isPlaced } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import * as texts from './order.texts.ts';
import { useLocation, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useWayBack } from '#lib/address/use-way-back.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** With the hour where the trip has one; without a trip, the first day of the permits. */
function describeLeave({ trip, permits }: OrderFile): string {
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  if (departure !== '') return texts.leaves(departure);
  const [first] = permits.map(({ date }) => date.startDate).toSorted();
  return first === undefined ? '' : texts.leaves(formatWeekdayAndDay(first));
}

/** What a clerk tells orders apart by. */
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
