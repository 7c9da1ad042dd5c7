import { branding, seller } from '@wideload/contract';
import { cents, formatDollars, stateName, type PriceLine, type RefundedLine } from '@wideload/domain';
import { drawColumns, drawPlate, type Part } from './sheet-parts.ts';
import { drawGrid } from './sheet-grid.ts';
import { area, colors, openSheet, type Sheet } from './sheet.ts';

export type ReceiptLine = Omit<PriceLine, 'permitId'> | RefundedLine;

/** Facts as of the payment. */
export type ReceiptFacts = {
  orderId: string;
  orderNumber: number;
  title: string;
  /** The carrier's own job number; `''` for none. */
  poNumber: string;
  /** Such as `2026-000123`. */
  receiptNumber: string;
  paymentId: string;
  /** Null for the order's own payment. */
  adjustmentNo: number | null;
  lines: readonly ReceiptLine[];
  totalCents: number;
  /** Charges of the states beyond the total, or the fees that an adjustment paid; `''` for nothing. */
  charges: string;
  paidAt: Date;
  /** Oldest first. */
  refunds: readonly { amountCents: number; at: Date; number: string }[];
  /** IANA time zone of the printed time. */
  timeZone: string;
  /** Null if the provider does not report it. */
  card: { brand: string; last4: string } | null;
  billing: { name: string; email: string; phone: string; address: string };
  company: { name: string; dotNumber: string; street: string; place: string } | null;
  /** `places` from origin to destination. Empty texts for what is not known. */
  trip: {
    places: readonly string[];
    leaving: string;
    ownDepartures: readonly { unit: number; leaving: string }[];
    distance: string;
  } | null;
};

function formatDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);
}

function formatTitle({ orderNumber, adjustmentNo }: ReceiptFacts): string {
  return `Receipt for order ${orderNumber}${adjustmentNo === null ? '' : `, adjustment ${adjustmentNo}`}`;
}

/** `November 21, 2026 at 10:42 AM Central Standard Time (America/Chicago)` */
function formatInstant({ paidAt, timeZone }: ReceiptFacts): string {
  const day = formatDay(paidAt, timeZone);
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'long', timeZone } as const;
  const time = new Intl.DateTimeFormat('en-US', options).format(paidAt);
  return `${day} at ${time}${timeZone === 'UTC' ? ' (UTC)' : ` (${timeZone})`}`;
}

const termShare = 0.28;

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express' };

function formatCard({ card }: ReceiptFacts): string {
  return card === null ? 'Card' : `${brands[card.brand] ?? card.brand} ending in ${card.last4}`;
}

function omitEmpty(rows: Part['rows']): Part['rows'] {
  return rows.filter(({ value }) => value !== '');
}

function sumRefunds({ refunds }: ReceiptFacts): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const isRefunded = (facts: ReceiptFacts) => sumRefunds(facts) >= facts.totalCents;

function buildPaymentPart(facts: ReceiptFacts): Part {
  // Nothing of a payment that went back is paid.
  const verb = isRefunded(facts) ? 'Charged' : 'Paid';
  return {
    title: 'Payment',
    rows: omitEmpty([
      { term: verb, value: formatDollars(cents(facts.totalCents)) },
      { term: `${verb} with`, value: formatCard(facts) },
      { term: `${verb} on`, value: formatInstant(facts) },
      { term: 'Receipt number', value: facts.receiptNumber },
      { term: 'Payment', value: facts.paymentId },
      { term: 'PO / job number', value: facts.poNumber },
    ]),
    note: null,
    termShare,
  };
}

function formatPlaceTerm(at: number, count: number): string {
  if (at === 0) return 'From';
  return at === count - 1 ? 'To' : `Stop ${at}`;
}

function buildParts(facts: ReceiptFacts): Part[][] {
  const { billing, company } = facts;
  const bill = omitEmpty([
    { term: 'Name', value: billing.name },
    { term: 'Address', value: billing.address },
    { term: 'Email', value: billing.email },
    { term: 'Phone', value: billing.phone },
  ]);
  const carrier = omitEmpty([
    { term: 'Company', value: company?.name ?? '' },
    { term: 'USDOT number', value: company?.dotNumber ?? '' },
    { term: 'Address', value: [company?.street, company?.place].filter(Boolean).join('\n') },
  ]);
  const trip = omitEmpty([
    ...(facts.trip?.places ?? []).map((value, at, { length }) => ({ term: formatPlaceTerm(at, length), value })),
    { term: 'Leaving', value: facts.trip?.leaving ?? '' },
    ...(facts.trip?.ownDepartures ?? []).map(({ unit, leaving }) => ({
      term: `Leaving, unit ${unit}`,
      value: leaving,
    })),
    { term: 'Distance', value: facts.trip?.distance ?? '' },
  ]);
  const sold = [
    { term: 'Company', value: seller.company },
    { term: 'Address', value: seller.address.join('\n') },
    { term: 'Phone', value: seller.phone },
    { term: 'Email', value: seller.email },
  ];
  const part = (title: string, rows: Part['rows']): Part => ({ title, rows, note: null, termShare });
  return [
    [buildPaymentPart(facts), part('Sold by', sold)],
    [part('Billed to', bill), part('Carrier', carrier), part('Trip', trip)].filter(({ rows }) => rows.length > 0),
  ];
}

const columns = [
  { title: 'Permit', x: 0, width: 250, align: 'left' },
  { title: 'Days', x: 258, width: 50, align: 'right' },
  { title: 'Fee', x: 316, width: 90, align: 'right' },
  { title: 'Amount', x: 414, width: 102, align: 'right' },
] as const;
const lineHeight = 19;

type Element = ReturnType<Sheet['group']>;

function toCells(line: ReceiptLine): string[] {
  const amount = formatDollars(cents(line.amountCents));
  if (!('state' in line)) return ['Charged again after a refund', '', '', amount];
  const { state, unit, days, feeCents } = line;
  return [`${stateName(state)}, oversize permit, unit ${unit}`, String(days), formatDollars(cents(feeCents)), amount];
}

function formatTotals(facts: ReceiptFacts): string[] {
  const { totalCents, refunds, timeZone } = facts;
  const rest = formatDollars(cents(totalCents - sumRefunds(facts)));
  return [
    `Total ${formatDollars(cents(totalCents))}`,
    ...refunds.map(
      ({ amountCents, at, number }) =>
        `Refunded on ${formatDay(at, timeZone)} (credit note ${number}) ${formatDollars(cents(-amountCents))}`,
    ),
    ...(refunds.length === 0 ? [] : [isRefunded(facts) ? 'Refunded in full' : `Paid after refunds ${rest}`]),
  ];
}

function drawLines(sheet: Sheet, facts: ReceiptFacts): void {
  const section = sheet.group('Sect');
  drawGrid(sheet, section, { columns, rows: facts.lines.map(toCells) });
  sheet.moveTo(sheet.y() + 8);
  for (const sum of formatTotals(facts)) {
    sheet.room(lineHeight * 2);
    const at = { x: area.left, y: sheet.y(), width: area.width };
    sheet.text(section, sum, { face: 'bold', size: 13, align: 'right', at });
    sheet.moveTo(at.y + lineHeight);
  }
  sheet.moveTo(sheet.y() + 15);
  drawCharges(sheet, section, facts);
}

function drawCharges(sheet: Sheet, section: Element, { charges }: ReceiptFacts): void {
  if (charges === '') return;
  sheet.room(lineHeight * 4);
  const at = { x: area.left, y: sheet.y(), width: area.width };
  const height = sheet.text(section, charges, { at });
  sheet.moveTo(at.y + height + 15);
}

function drawHead(sheet: Sheet, facts: ReceiptFacts): void {
  const { orderId, title } = facts;
  drawPlate(sheet, area.left, area.top);
  const head = sheet.group('Sect');
  const at = { x: area.left, width: area.width };
  let y = area.top + 34;
  y += sheet.text(head, formatTitle(facts), { tag: 'H1', face: 'plate', size: 30, at: { ...at, y } }) + 2;
  if (title !== '') y += sheet.text(head, title, { size: 12, at: { ...at, y } }) + 3;
  y += sheet.text(head, `Order ID ${orderId}`, { color: colors.quiet, at: { ...at, y } });
  sheet.moveTo(y + 14);
}

export function renderReceiptDocument(facts: ReceiptFacts): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet({
    title: formatTitle(facts),
    subject: `Payment of ${formatDollars(cents(facts.totalCents))}`,
    author: branding.name,
    createdAt: facts.paidAt,
  });
  drawHead(sheet, facts);
  drawLines(sheet, facts);
  drawColumns(sheet, buildParts(facts));
  const note = 'Quoted fees are estimates and may change. The issued permit governs.';
  sheet.room(30);
  const at = { x: area.left, y: sheet.y(), width: area.width };
  sheet.text(sheet.group('Sect'), note, { size: 8.5, color: colors.quiet, at });
  return sheet.finish(`${seller.company} | ${formatTitle(facts)}`);
}
