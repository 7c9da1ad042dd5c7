import type { Company, ReadBody, ReadQuery, Verification, companies as endpoints } from '@wideload/contract';
import type { User } from '../../actor.ts';
import type { CompanyFacts } from '../../platform/db/column-types.ts';
import { getViolatedConstraint, type Db } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { fieldProblem, Problem } from '../../problem.ts';
import {
  findOwnCompany,
  insertCompany,
  listOwnCompanies,
  softDeleteOwnCompany,
  updateOwnCompany,
  type CompanyContent,
  type CompanyRow,
} from './companies.store.ts';
import { companyFactsOf, companyOf } from './companies.wire.ts';
import { notAllowedSentence, verifyCarrier, withRegistryFacts, type TypedCompany } from './verification.ts';

type Body = ReadBody<typeof endpoints.create>;

const NOT_VERIFIED = 'Usdot number is not verified!';

function contentOf(body: TypedCompany, verified: boolean): CompanyContent {
  return {
    dot_number: body.dotNumber,
    docket_number: body.docketNumber,
    name: body.name,
    zip: body.zip,
    street: body.street,
    country: body.country,
    state: body.state,
    city: body.city,
    carrier_name: body.carrierName,
    email: body.email,
    phone: body.phone,
    extension: body.extension,
    address_secondary: body.address_secondary,
    title: body.title,
    verified,
  };
}

/** The facts that the registry confirms, to tell whether a company verified before is still the same one. */
const confirmed = [
  'dot_number',
  'docket_number',
  'name',
  'zip',
  'street',
  'country',
  'state',
  'city',
  'carrier_name',
] as const;

function asTyped(body: Body, kept: CompanyRow | undefined): CompanyContent {
  const content = contentOf({ ...body, dotNumber: body.dotNumber.replace(/^0+(?=\d)/, '') }, false);
  return {
    ...content,
    verified: kept?.verified === true && confirmed.every((field) => kept[field] === content[field]),
  };
}

/**
 * What is stored of a company: the registry's facts where it answers, what was typed where it does not, so that ordering goes on.
 * @throws Problem `input.invalid` at `dotNumber` when the registry says no.
 */
async function contentToKeep({ registry }: Deps, body: Body, kept?: CompanyRow): Promise<CompanyContent> {
  const answer = await registry.findByDotNumber(body.dotNumber);
  switch (answer.result) {
    case 'found':
      return contentOf(withRegistryFacts(body, answer.carrier), true);
    case 'not-found':
      throw fieldProblem('dotNumber', NOT_VERIFIED, 'not-verified');
    case 'not-allowed':
      throw fieldProblem('dotNumber', notAllowedSentence(answer.carrier, 'usdot number'), 'not-verified');
    case 'key-rejected':
    case 'unavailable':
      return asTyped(body, kept);
  }
}

/** A carrier keeps a company once: the database says so, whoever comes second hears it. */
async function orExists<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (getViolatedConstraint(error) === 'companies_dot_number') throw new Problem('company.exists', { cause: error });
    throw error;
  }
}

export async function listCompanies({ db }: Deps, user: User, query: ReadQuery<typeof endpoints.list>) {
  const { rows, total } = await listOwnCompanies(db, user, query);
  return { items: rows.map(companyOf), total, page: query.page, pageSize: query.pageSize };
}

export function verifyCompany({ registry }: Deps, query: ReadQuery<typeof endpoints.verify>): Promise<Verification> {
  return verifyCarrier(registry, query);
}

/** @throws Problem `company.exists`, or `input.invalid` at `dotNumber` */
export async function addCompany(deps: Deps, user: User, body: Body): Promise<Company> {
  const { db, clock, ids } = deps;
  const content = await contentToKeep(deps, body);
  const now = clock.now();
  const record = { id: ids(), user_id: user.id, created_at: now, updated_at: now, deleted_at: null };
  return companyOf(await orExists(insertCompany(db, { ...record, ...content })));
}

/** @throws Problem `not-found`, `company.exists`, or `input.invalid` at `dotNumber` */
export async function changeCompany(
  deps: Deps,
  user: User,
  { id, body }: { id: string; body: Body },
): Promise<Company> {
  const { db, clock } = deps;
  const kept = await findOwnCompany(db, user, id);
  if (kept === undefined) throw new Problem('not-found');
  const content = await contentToKeep(deps, body, kept);
  const row = await orExists(updateOwnCompany(db, user, { id, content, now: clock.now() }));
  if (row === undefined) throw new Problem('not-found');
  return companyOf(row);
}

/** Takes the company off the list; orders keep what they were made with. @throws Problem `not-found` */
export async function removeCompany({ db, clock }: Deps, user: User, id: string): Promise<void> {
  if (!(await softDeleteOwnCompany(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
}

/** The owner's company as an order keeps it; nothing when it was deleted, or is another's. */
export async function findCompanyFacts(db: Db, owner: Pick<User, 'id'>, id: string): Promise<CompanyFacts | null> {
  const row = await findOwnCompany(db, owner, id);
  return row === undefined ? null : companyFactsOf(row);
}
