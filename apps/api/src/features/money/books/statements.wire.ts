import {
  formatPlaceAndCountry,
  formatReceiptNumber,
  isPermitSettled,
  isStated,
  sumStatement,
  toDayIn,
} from '@wideload/domain';
import type { StatementFacts } from '#platform/documents/statement-document.ts';
import type { StatedCompany, StatedEntry, StatedOrder } from './statements.store.ts';

type Booked = { opening: number; entries: readonly StatedEntry[]; orders: readonly StatedOrder[] };
type About = Pick<StatementFacts, 'month' | 'state' | 'timeZone' | 'madeAt'> & { company: StatedCompany };

type OrderFacts = StatementFacts['orders'][number];

/** A permit that is not issued has no charge of its state yet. */
function toPermit({ status, charged, ...permit }: StatedOrder['permits'][number]): OrderFacts['permits'][number] {
  return { ...permit, status, charged: isPermitSettled(status) ? charged : null };
}

function toMovement(entry: StatedEntry, order: StatedOrder, timeZone: string): OrderFacts['movements'][number] {
  const { kind, source, amount, at, year, no } = entry;
  const day = toDayIn(at, timeZone);
  if (day === null) throw new Error(`The books have no time zone: ${timeZone}`);
  const permit = kind === 'state-fee' ? order.permits.find(({ id }) => id === source) : undefined;
  return {
    day,
    kind,
    amount,
    permit: permit ? { unit: permit.unit, state: permit.state } : null,
    receipt: formatReceiptNumber(year, no),
  };
}

export function toStatementFacts({ company, opening, entries, orders, ...about }: About & Booked): StatementFacts {
  const { name, dot_number: dotNumber, street } = company;
  const stated = entries.filter(({ kind }) => isStated(kind));
  return {
    ...about,
    company: { name, dotNumber, street, place: formatPlaceAndCountry(company) },
    sums: sumStatement(opening, stated),
    orders: orders.map((order) => ({
      orderNumber: order.order_number,
      poNumber: order.po_number,
      title: order.title,
      permits: order.permits.map(toPermit),
      movements: stated
        .filter(({ orderId }) => orderId === order.id)
        .map((entry) => toMovement(entry, order, about.timeZone)),
    })),
  };
}
