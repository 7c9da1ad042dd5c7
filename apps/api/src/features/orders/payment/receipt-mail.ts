import {
  formatFeeOfLine,
  listDifferenceCauses,
  chargeWords,
  formatCharges,
  type AskedFee,
  type DifferenceFacts,
} from '@wideload/contract';
import {
  cents,
  stateName,
  formatDeparture,
  listPlaces,
  sumTripMiles,
  listChargedLoads,
  type RefundedLine,
  type Trip,
  type PriceLine,
} from '@wideload/domain';
import { findCharges, findExpectedTotal } from '@wideload/domain/permit-facts';
import type { Deps } from '#deps.ts';
import type { OrderMail } from '../moves/order-mails.ts';
import { findTripZone } from '../order-days.ts';
import type { StoredOrder } from '../stored-order.ts';

/** One permit of a payment; `unit` counts from 1. An adjustment has negative amounts for permits that became cheaper. */
export type ReceiptMailLine = Omit<PriceLine, 'feeCents'>;

export type ReceiptMailFacts = {
  paymentId: string;
  kind: 'order' | 'adjustment';
  amountCents: number;
  lines: readonly (ReceiptMailLine | RefundedLine)[];
  paidAt: Date;
  /** Null only when the provider does not report it. */
  card: { brand: string; last4: string } | null;
  /** Its number in the books. */
  receipt: string;
  /** Why an adjustment is paid. */
  difference?: DifferenceFacts;
};

function formatLine(line: ReceiptMailLine | RefundedLine, fees: readonly AskedFee[]): string {
  if (!('state' in line)) return 'Charged again after a refund';
  const { permitId, state, unit, days } = line;
  const name = `${stateName(state)}, unit ${unit}${days > 1 ? `, ${days} days` : ''}`;
  const own = fees.filter((fee) => fee.permitId === permitId).map(formatFeeOfLine);
  return own.length === 0 ? name : `${name} (${own.join(', ')})`;
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The trip in the words of a receipt; empty texts for what is not known. */
export function formatTrip(trip: Trip, units: StoredOrder['units']) {
  const zone = findTripZone(trip);
  const miles = sumTripMiles(trip.states);
  return {
    places: trip.places.map((place) => place?.label ?? ''),
    leaving: formatDeparture(trip, zone),
    ownDepartures: trip.departures.map((departure) => ({
      unit: units.findIndex(({ _id }) => _id === departure.unit) + 1,
      leaving: formatDeparture(departure, zone),
    })),
    distance: miles === null ? '' : `${count.format(miles)} miles by highway`,
  };
}

/**
 * `Dallas, TX to Chicago, IL by way of Tulsa, OK, leaving Mon, Nov 23, 2026, 7:00 AM CST, about 925 miles by highway. Unit 2 leaves Tue, Nov 24, 2026.` Empty without origin and destination.
 */
function formatTripSentence(trip: Trip, units: StoredOrder['units']): string {
  const places = listPlaces(trip)?.map(({ label }) => label);
  if (places === undefined) return '';
  const { leaving, ownDepartures, distance } = formatTrip(trip, units);
  const stops = places.slice(1, -1).join(', ');
  const whole = [
    `${places[0]} to ${places.at(-1)}${stops === '' ? '' : ` by way of ${stops}`}`,
    ...(leaving === '' ? [] : [`leaving ${leaving}`]),
    ...(distance === '' ? [] : [`about ${distance}`]),
  ].join(', ');
  const own = ownDepartures.filter((departure) => departure.leaving !== '');
  return [`${whole}.`, ...own.map((departure) => `Unit ${departure.unit} leaves ${departure.leaving}.`)].join(' ');
}

/** One paragraph on what the states will charge beyond the fees; `''` for nothing. */
export function formatOrderCharges(order: StoredOrder): string {
  const loads = listChargedLoads(order);
  return formatCharges(findExpectedTotal(loads, order.totalPrice), findCharges(loads), chargeWords);
}

/**
 * The receipt of one payment. Its key keeps it from being sent twice, however often the payment is settled. The
 * provider does not send receipts itself.
 */
export function buildReceiptMail(
  { config }: Deps,
  order: StoredOrder,
  { paymentId, kind, amountCents, lines, paidAt, card, receipt, difference }: ReceiptMailFacts,
): { key: string; mail: OrderMail } {
  const content = {
    orderNumber: order.orderNumber,
    orderId: order.id,
    title: order.title,
    poNumber: order.poNumber,
    trip: kind === 'order' && order.trip !== null ? formatTripSentence(order.trip, order.units) : '',
    lines: lines.map((line) => ({ label: formatLine(line, difference?.fees ?? []), amount: cents(line.amountCents) })),
    total: cents(amountCents),
    charges: kind === 'order' ? formatOrderCharges(order) : '',
    ...(difference && { causes: listDifferenceCauses(difference) }),
    card,
    receipt,
    paidOn: `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt)} (UTC)`,
    link: `${config.publicUrl}/order_list/order?orderId=${order.id}`,
  };
  const kindOfMail = kind === 'order' ? 'order-paid' : 'adjustment-paid';
  return { key: `receipt:${paymentId}`, mail: { kind: kindOfMail, content } };
}
