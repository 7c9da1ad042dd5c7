import type { OrderFile } from '@wideload/contract';
import { formatDeparture, formatPoNumber, isPlaced } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import * as texts from './order.texts.ts';

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
