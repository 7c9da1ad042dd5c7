import {
  formatDisputeReason,
  formatReceiptNumber,
  formatDollars,
  type BookEntry,
  type BookLine,
  type Day,
  type Ledger,
  type FeeDifference,
} from '@wideload/domain';
import type { Cell } from '#platform/http/bodies/csv.ts';
import type { LedgerOrderRow } from './ledger.store.ts';

export type Booked = { order: LedgerOrderRow; ledger: Ledger };

/** docs/decisions/archive/0107-ledger-file.md describes each column. */
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
    'Receipt',
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
  'provider-fee': 'provider fee',
  'state-fee': 'state fee',
} as const satisfies Record<BookEntry['kind'], string>;

export type FiledLine = Pick<BookEntry, 'kind' | 'source'> & BookLine;

/** A state's fee has none. */
function findBooked({ kind, source }: FiledLine, { booked }: LedgerOrderRow) {
  return booked.find((entry) => entry.kind === kind && (entry.source === source || entry.id === source));
}

function formatReceipt(entry: ReturnType<typeof findBooked>): string {
  return entry === undefined ? '' : formatReceiptNumber(entry.receipt_year, entry.receipt_no);
}

/** `''` where the fee as sold and the state's charge agree. */
export function formatFeeDifference(difference: FeeDifference | null): string {
  switch (difference?.code) {
    case undefined:
      return '';
    case 'not-needed':
      return 'Canceled, or no longer needed since the order was changed.';
    case 'refused':
      return 'The state refused it.';
    case 'not-issued':
      return 'The state has not issued it yet.';
    case 'not-recorded':
      return 'The state’s charge has not been recorded.';
    case 'days': {
      const { charged, sold } = difference;
      return `The state charged ${charged === 1 ? '1 day' : `${charged} days`} instead of ${sold}.`;
    }
    case 'more':
    case 'less':
      return `The state charged ${formatDollars(difference.amount)} ${difference.code} than its fee in our rules.`;
  }
}

/** The admin's reason for a refund or a different state's fee, or the bank's for a failure or a dispute. */
function findReason({ kind, source, permitId }: FiledLine, { order, ledger }: Booked): string {
  const refund = order.refunds.find(({ id }) => id === source);
  if (kind === 'refund') return refund?.reason ?? '';
  if (kind === 'refund-failed') return refund?.failure ?? '';
  const dispute = order.disputes.find(({ id }) => id === source);
  if (dispute !== undefined) return formatDisputeReason(dispute.reason);
  if (kind !== 'state-fee') return '';
  // An absorbed difference has its reason in the settlement.
  const typed = [...order.reasons, ...order.absorbed].find((reason) => reason.permit_id === permitId)?.reason;
  return typed ?? formatFeeDifference(ledger.rows.find((row) => row.permitId === permitId)?.why ?? null);
}

export function toCells(entry: FiledLine, { order, ledger }: Booked, day: Day): Cell[] {
  const { permit } = ledger.rows.find((row) => row.permitId === entry.permitId) ?? {};
  const number = order.permits.find(({ id }) => id === entry.permitId)?.state_number ?? '';
  const booked = findBooked(entry, order);
  const payment = order.payments.find(({ id }) => id === booked?.payment_id);
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
    formatReceipt(booked),
  ];
}
