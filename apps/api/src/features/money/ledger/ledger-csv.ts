import { formatDisputeReason, type Day, type Ledger, type LedgerEntry } from '@wideload/domain';
import type { Cell } from '../../../platform/http/bodies/csv.ts';
import { formatFeeDifference } from './fee-difference-sentence.ts';
import type { LedgerOrderRow } from './ledger.store.ts';

export type Booked = { order: LedgerOrderRow; ledger: Ledger };

/** docs/decisions/0107-ledger-file.md describes each column. */
export function buildCsvHeader(timeZone: string): string[] {
  return [
    `Date (${timeZone})`,
    'Order number',
    'PO / job number',
    'Company',
    'Permit',
    'State',
    'Kind',
    'Amount (USD)',
    'Payment id',
    'Provider',
    'Reason',
  ];
}

const kinds = {
  charge: 'charge',
  adjustment: 'adjustment',
  refund: 'refund',
  'refund-failed': 'refund failed',
  dispute: 'dispute withdrawn',
  'dispute-reinstated': 'dispute reinstated',
  'dispute-fee': 'dispute fee',
  'state-fee': 'state fee',
} as const satisfies Record<LedgerEntry['kind'], string>;

/** A state's fee has no payment. */
function findPayment({ kind, source }: LedgerEntry, { payments, refunds, disputes }: LedgerOrderRow) {
  if (kind === 'state-fee') return undefined;
  const id = [...refunds, ...disputes].find((one) => one.id === source)?.payment_id ?? source;
  return payments.find((payment) => payment.id === id);
}

/** The admin's reason for a refund or a different state's fee, or the bank's for a failure or a dispute. */
function findReason({ kind, source, permitId }: LedgerEntry, { order, ledger }: Booked): string {
  const refund = order.refunds.find(({ id }) => id === source);
  if (kind === 'refund') return refund?.reason ?? '';
  if (kind === 'refund-failed') return refund?.failure ?? '';
  const dispute = order.disputes.find(({ id }) => id === source);
  if (dispute !== undefined) return formatDisputeReason(dispute.reason);
  if (kind !== 'state-fee') return '';
  const typed = order.reasons.find((reason) => reason.permit_id === permitId)?.reason;
  return typed ?? formatFeeDifference(ledger.rows.find((row) => row.permitId === permitId)?.why ?? null);
}

export function toCells(entry: LedgerEntry, { order, ledger }: Booked, day: Day): Cell[] {
  const { permit } = ledger.rows.find((row) => row.permitId === entry.permitId) ?? {};
  const number = order.permits.find(({ id }) => id === entry.permitId)?.state_number ?? '';
  const payment = findPayment(entry, order);
  return [
    day,
    order.order_number,
    order.po_number,
    order.company?.name ?? '',
    permit ? `Unit ${permit.unit}${number === '' ? '' : `, ${number}`}` : '',
    permit?.state ?? '',
    kinds[entry.kind],
    { cents: entry.amount },
    payment?.provider_intent_id ?? '',
    payment?.provider ?? '',
    findReason(entry, { order, ledger }),
  ];
}
