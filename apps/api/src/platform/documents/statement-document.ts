import { branding, seller } from '@wideload/contract';
import {
  cents,
  formatDollars,
  formatPoNumber,
  formatZoneName,
  stateName,
  paidKinds,
  type BookEntry,
  type Day,
  type PermitStatus,
  type StateCode,
  type PaidKind,
  type StatementSums,
} from '@wideload/domain';
import { drawGrid, type Column } from './sheet-grid.ts';
import { drawHeading, drawPlate, drawTable, type Part } from './sheet-parts.ts';
import { area, colors, openSheet, type Sheet } from './sheet.ts';

export type StatementFacts = {
  company: { name: string; dotNumber: string; street: string; place: string };
  /** Such as `2026-11`. */
  month: string;
  /** A running month gets more entries, a month that is over may; a closed one is for good. */
  state: 'running' | 'over' | 'closed';
  /** IANA zone of the days. */
  timeZone: string;
  madeAt: Date;
  sums: StatementSums;
  orders: readonly {
    orderNumber: number;
    poNumber: string;
    title: string;
    /** As they are now; `charged` is null before the state has charged. */
    permits: readonly {
      unit: number;
      state: StateCode;
      status: PermitStatus;
      number: string;
      price: number;
      charged: number | null;
    }[];
    /** Booked in the month; `permit` is that of a state's fee. */
    movements: readonly {
      day: Day;
      kind: BookEntry['kind'];
      receipt: string;
      permit: { unit: number; state: StateCode } | null;
      amount: number;
    }[];
  }[];
};

type Order = StatementFacts['orders'][number];

const formatAmount = (amount: number) => formatDollars(cents(amount));
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatMonth(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

const sumNames: Record<PaidKind, string> = {
  charge: 'Payments',
  adjustment: 'Differences paid later',
  refund: 'Refunds',
  'refund-failed': 'Refunds returned by the bank',
  dispute: 'Withdrawn by banks (disputes)',
  'dispute-reinstated': 'Disputes paid back',
};

/** Below zero, a charge of an earlier month was corrected. */
function formatStateFees(stateFees: number, month: string): string {
  if (stateFees < 0) return `A correction lowered state charges by ${formatAmount(-stateFees)}.`;
  return `The states charged ${formatAmount(stateFees)} for permits in ${month}. We paid it out of the amounts above.`;
}

function buildSums({ month, state, sums }: StatementFacts): Part {
  const name = formatMonth(month);
  const { opening, closing, byKind, stateFees } = sums;
  const moved = paidKinds.filter((kind) => byKind[kind] !== 0);
  return {
    title: 'Paid to us, less refunds and disputes',
    rows: [
      { term: `Before ${name}`, value: formatAmount(opening) },
      ...moved.map((kind) => ({ term: sumNames[kind], value: formatAmount(byKind[kind]) })),
      { term: state === 'running' ? 'So far' : `At the end of ${name}`, value: formatAmount(closing) },
    ],
    note: formatStateFees(stateFees, name),
    termShare: 0.6,
  };
}

const permitColumns: readonly Column[] = [
  { title: 'Permit', x: 0, width: 146, align: 'left' },
  { title: 'Number', x: 154, width: 122, align: 'left' },
  { title: 'Our fee', x: 284, width: 68, align: 'right' },
  { title: 'State charged', x: 360, width: 76, align: 'right' },
  { title: 'Difference', x: 444, width: 72, align: 'right' },
];

const statusNames: Record<PermitStatus, string> = {
  requested: 'Not filed yet',
  filed: 'Filed',
  issued: 'Issued',
  refused: 'Refused',
  voided: 'Void',
};

function toPermitCells({ unit, state, status, number, price, charged }: Order['permits'][number]): string[] {
  return [
    `${stateName(state)}, unit ${unit}`,
    status === 'issued' && number !== '' ? number : [statusNames[status], number].filter(Boolean).join(' '),
    formatAmount(price),
    charged === null ? '' : formatAmount(charged),
    charged === null ? '' : formatAmount(price - charged),
  ];
}

const movementColumns: readonly Column[] = [
  { title: 'Day', x: 0, width: 66, align: 'left' },
  { title: 'Booked', x: 74, width: 196, align: 'left' },
  { title: 'Receipt', x: 278, width: 78, align: 'left' },
  { title: 'State fee', x: 364, width: 68, align: 'right' },
  { title: 'Amount', x: 440, width: 76, align: 'right' },
];

const movementNames: Record<BookEntry['kind'], string> = {
  charge: 'Payment',
  adjustment: 'Difference paid',
  refund: 'Refund (credit note)',
  'refund-failed': 'Refund returned by the bank',
  dispute: 'Disputed: withdrawn by the bank',
  'dispute-reinstated': 'Dispute: paid back by the bank',
  'state-fee': 'State fee',
  'dispute-fee': 'Dispute fee',
  'provider-fee': 'Payment provider fee',
};

function toMovementCells({ day, kind, receipt, permit, amount }: Order['movements'][number]): string[] {
  const isStateFee = kind === 'state-fee';
  const name = permit ? `State fee, ${stateName(permit.state)}, unit ${permit.unit}` : movementNames[kind];
  return [day, name, receipt, isStateFee ? formatAmount(-amount) : '', isStateFee ? '' : formatAmount(amount)];
}

function drawOrder(sheet: Sheet, { orderNumber, poNumber, title, permits, movements }: Order): void {
  sheet.room(90);
  const section = sheet.group('Sect');
  const name = [`Order ${orderNumber}`, title, formatPoNumber(poNumber)].filter(Boolean).join(', ');
  sheet.moveTo(drawHeading(sheet, section, { title: name, at: { x: area.left, y: sheet.y(), width: area.width } }));
  if (permits.length > 0) drawGrid(sheet, section, { columns: permitColumns, rows: permits.map(toPermitCells) });
  sheet.moveTo(sheet.y() + 6);
  drawGrid(sheet, section, { columns: movementColumns, rows: movements.map(toMovementCells) });
  const paid = movements.filter(({ kind }) => kind !== 'state-fee').reduce((sum, { amount }) => sum + amount, 0);
  const at = { x: area.left, y: sheet.y() + 5, width: area.width };
  const words = `Order ${orderNumber} this month ${formatAmount(paid)}`;
  sheet.moveTo(at.y + sheet.text(section, words, { face: 'bold', align: 'right', at }) + 18);
}

const stateWords: Record<StatementFacts['state'], string> = {
  running: 'The month is not over. This is what has been booked so far.',
  over: 'The books for this month are not closed yet. Late entries may still be added.',
  closed: 'The books for this month are closed. The totals are final.',
};

function drawHead(sheet: Sheet, { company, month, state, timeZone }: StatementFacts): void {
  drawPlate(sheet, area.left, area.top);
  const head = sheet.group('Sect');
  const at = { x: area.left, width: area.width };
  const name = `Statement for ${formatMonth(month)}`;
  let y = area.top + 34;
  y += sheet.text(head, name, { tag: 'H1', face: 'plate', size: 30, at: { ...at, y } }) + 2;
  y += sheet.text(head, company.name, { face: 'bold', size: 12, at: { ...at, y } }) + 2;
  const facts = [`USDOT number ${company.dotNumber}`, company.street, company.place].filter(Boolean).join(', ');
  y += sheet.text(head, facts, { at: { ...at, y } }) + 2;
  const words = `${stateWords[state]} Days are in ${formatZoneName(timeZone)}.`;
  y += sheet.text(head, words, { color: colors.quiet, at: { ...at, y } });
  sheet.moveTo(y + 14);
}

export function renderStatementDocument(facts: StatementFacts): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${formatMonth(facts.month)} statement for ${facts.company.name}`;
  const subject = `Paid through the end of the month: ${formatAmount(facts.sums.closing)}`;
  const sheet = openSheet({ title: name, subject, author: branding.name, createdAt: facts.madeAt });
  drawHead(sheet, facts);
  drawTable(sheet, buildSums(facts));
  for (const order of facts.orders) drawOrder(sheet, order);
  if (facts.orders.length === 0) {
    const at = { x: area.left, y: sheet.y(), width: area.width };
    sheet.text(sheet.group('Sect'), `Nothing was booked in ${formatMonth(facts.month)}.`, { size: 12, at });
  }
  return sheet.finish(`${seller.company} | ${name}`);
}
