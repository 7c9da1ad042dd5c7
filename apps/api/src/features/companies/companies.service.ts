import {
  formatInputMessage,
  type Company,
  type CompanyFacts,
  type ReadBody,
  type ReadQuery,
  type Verification,
  type companies as endpoints,
} from '@wideload/contract';
import { findAddressProblem } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Owner } from '#identities.ts';
import { refuseDuplicate, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { addRecord } from '#features/audit-log/audit-log.service.ts';
import type { RegisteredCarrier, RegistryAnswer } from '#providers/registry/port.ts';
import { companyRecords, type CompanyContent, type CompanyRow } from './companies.store.ts';
import { toCompany, toCompanyContent, toCompanyFacts } from './companies.wire.ts';
import { formatNotAllowed, verifyCarrier, withRegistryFacts } from './verification.ts';

export type TypedCompany = ReadBody<typeof endpoints.create>;
type Body = TypedCompany;

const NOT_VERIFIED = 'Usdot number is not verified!';

/** A change of a confirmed fact makes it a different company. */
const confirmed = [
  'dot_number',
  'docket_number',
  'docket_prefix',
  'name',
  'zip',
  'street',
  'country',
  'state',
  'city',
  'carrier_name',
] as const;

function refuseWrongAddress(address: Parameters<typeof findAddressProblem>[0]): void {
  const problem = findAddressProblem(address);
  if (problem !== null) throw createFieldProblem(problem.field, formatInputMessage(problem.code), problem.code);
}

function toTypedContent(body: Body, kept: CompanyRow | undefined): CompanyContent {
  refuseWrongAddress(body);
  const content = toCompanyContent({ ...body, dotNumber: body.dotNumber.replace(/^0+(?=\d)/, '') });
  const isSame = kept?.verified === true && confirmed.every((field) => kept[field] === content[field]);
  return { ...content, ...(isSame && { typed_fields: kept.typed_fields }), verified: isSame };
}

/** Parts that the carrier typed must fit those of the registry. */
function toVerifiedContent(body: Body, carrier: RegisteredCarrier): CompanyContent {
  const facts = withRegistryFacts(body, carrier);
  refuseWrongAddress(facts);
  return { ...toCompanyContent(facts), verified: true };
}

/**
 * Keeps the typed facts while the registry is unavailable, so that ordering goes on.
 * @throws Problem input.invalid
 */
export function decideContent(answer: RegistryAnswer, body: Body, kept?: CompanyRow): CompanyContent {
  switch (answer.result) {
    case 'found':
      return toVerifiedContent(body, answer.carrier);
    case 'several':
    case 'not-found':
      throw createFieldProblem('dotNumber', NOT_VERIFIED, 'not-verified');
    case 'not-allowed':
      throw createFieldProblem('dotNumber', formatNotAllowed(answer.carrier, 'usdot number'), 'not-verified');
    case 'key-rejected':
    case 'unavailable':
      return toTypedContent(body, kept);
  }
}

async function chooseContent({ registry }: Deps, body: Body, kept?: CompanyRow): Promise<CompanyContent> {
  return decideContent(await registry.findByDotNumber(body.dotNumber), body, kept);
}

export const duplicate = { constraint: 'companies_dot_number', code: 'company.exists' } as const;

export async function listCompanies({ db }: Deps, user: User, query: ReadQuery<typeof endpoints.list>) {
  const { rows, total } = await companyRecords.list(db, user, query);
  return { items: rows.map(toCompany), total, page: query.page, pageSize: query.pageSize };
}

export function verifyCompany({ registry }: Deps, query: ReadQuery<typeof endpoints.verify>): Promise<Verification> {
  return verifyCarrier(registry, query);
}

export async function createCompany(deps: Deps, user: User, body: Body): Promise<Company> {
  const { clock, ids } = deps;
  const content = await chooseContent(deps, body);
  const record = { id: ids(), content, now: clock.now() };
  const insert = (tx: Tx) => companyRecords.insert(tx, user, record);
  const added = addRecord(deps, user, { what: 'company.add', name: content.name, insert });
  return toCompany(await refuseDuplicate(added, duplicate));
}

export async function updateCompany(
  deps: Deps,
  user: User,
  { id, body }: { id: string; body: Body },
): Promise<Company> {
  const { db, clock } = deps;
  const [kept] = await companyRecords.find(db, user, [id]);
  if (kept === undefined) throw new Problem('not-found');
  const content = await chooseContent(deps, body, kept);
  const record = { id, content, now: clock.now() };
  const row = await refuseDuplicate(companyRecords.update(db, user, record), duplicate);
  if (row === undefined) throw new Problem('not-found');
  return toCompany(row);
}

/** Orders keep their snapshots. */
export async function removeCompany({ db, clock }: Deps, user: User, id: string): Promise<void> {
  if (!(await companyRecords.remove(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
}

/** Null with several companies, or none. */
export async function findOnlyCompany({ db }: Deps, user: User): Promise<CompanyFacts | null> {
  const { rows } = await companyRecords.list(db, user, { search: '', page: 1, pageSize: 2, sort: 'name' });
  const [only, another] = rows;
  return only === undefined || another !== undefined ? null : toCompanyFacts(only);
}

/** A snapshot for an order; null when the company is deleted or another user's. */
export async function findCompanyFacts(db: Db, owner: Owner, id: string): Promise<CompanyFacts | null> {
  const [row] = await companyRecords.find(db, owner, [id]);
  return row === undefined ? null : toCompanyFacts(row);
}
