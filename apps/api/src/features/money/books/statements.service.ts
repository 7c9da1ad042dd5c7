import type { StatementChoices } from '@wideload/contract';
import {
  listMonths,
  toDayIn,
  formatPlaceAndCountry,
  formatReceiptNumber,
  isPermitSettled,
  isStated,
  sumStatement,
} from '@wideload/domain';
import type { SignedIn } from '#actor.ts';
import type { Owner } from '#identities.ts';
import type { Deps } from '#deps.ts';
import type { StatementFacts } from '#platform/documents/statement-document.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import * as store from './statements.store.ts';
import type { StatedCompany, StatedEntry, StatedOrder } from './statements.store.ts';

/** Such as `2026-11`. */
function toMonthIn(at: Date, timeZone: string): string {
  const day = toDayIn(at, timeZone);
  if (day === null) throw new Error(`The books have no time zone: ${timeZone}`);
  return day.slice(0, 7);
}

export async function listStatements({ db, clock }: Deps, owner: Owner): Promise<StatementChoices> {
  const { timeZone } = await store.readClosing(db);
  const companies = await store.listBookedCompanies(db, owner);
  const now = toMonthIn(clock.now(), timeZone);
  const first = companies.flatMap(({ months }) => months).toSorted()[0] ?? now;
  return {
    timeZone,
    months: listMonths(first, now).toReversed(),
    companies: companies.map(({ id, name, dotNumber, months }) => ({ _id: id, name, dotNumber, booked: months })),
  };
}

type Wanted = { companyId: string; month: string };

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

function toStatementFacts({ company, opening, entries, orders, ...about }: About & Booked): StatementFacts {
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

/** The entries of a company and a month in the books. */
export async function readStatement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: SignedIn,
  { companyId, month }: Wanted,
): Promise<StatementFacts> {
  const company = await store.findCompany(db, actor, companyId);
  if (company === null) throw new Problem('not-found');
  const closing = await store.readClosing(db);
  const now = toMonthIn(clock.now(), closing.timeZone);
  if (month > now) throw new Problem('month.not-begun');
  const booked = await store.findBooked(db, { company, month: `${month}-01` });
  const state = month === now ? 'running' : month <= (closing.lastClosed ?? '') ? 'closed' : 'over';
  return toStatementFacts({ company, month, state, timeZone: closing.timeZone, madeAt: clock.now(), ...booked });
}

export async function renderStatement(deps: Deps, actor: SignedIn, { companyId, month }: Wanted): Promise<File> {
  const facts = await readStatement(deps, actor, { companyId, month });
  if (actor.kind === 'admin') {
    const subject = { kind: 'list', id: null, label: `Statement of ${month}` } as const;
    const after = { month, company: companyId };
    await recordAction(deps.db, deps, actor, { what: 'list.export', subject, before: null, after });
  }
  const bytes = await deps.documents.statement(facts);
  return new File([bytes], `wideload-statement-${facts.company.dotNumber}-${month}.pdf`, { type: 'application/pdf' });
}
