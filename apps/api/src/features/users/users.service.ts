import {
  actRights,
  type CreateUserBody,
  type NewCarrierBody,
  type ReadQuery,
  type UserRow,
  type UserWithPermits,
  type users,
} from '@wideload/contract';
import type * as z from 'zod/mini';
import type { Admin } from '#actor.ts';
import { ownerOf, type PersonId } from '#identities.ts';
import { readInBatches } from '#platform/db/paging.ts';
import { inTransaction, type Db } from '#platform/db/transaction.ts';
import { createSecret } from '#platform/secrets.ts';
import type { Deps } from '#deps.ts';
import { createCsvFile, type Cell } from '#platform/http/bodies/csv.ts';
import type { FileStream } from '#platform/http/bodies/file-answer.ts';
import { Problem } from '#problem.ts';
import { createAccount, hashPassword, type NewAccountFacts } from '#features/accounts/accounts.service.ts';
import { isSecondNeeded } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  countActivePermits,
  listOrdersByUser,
  listPermitsByUser,
  mayBeName,
  toOrderCard,
} from '#features/orders/orders.service.ts';
import { findAlikeCarriers } from './carrier-search.ts';
import { countUsers, findUser, listCompanyNames, selectUsers, type StoredUser } from './users.store.ts';

export async function listUsers({ db }: Deps, by: Admin, { page, pageSize, ...query }: ReadQuery<typeof users.list>) {
  const { total, found } = await countFound(db, by, query);
  const rows = await selectUsers(db, by, { ...query, ...found, limit: pageSize, offset: (page - 1) * pageSize, total });
  const ids = rows.map(({ id }) => id);
  const names = query.by === 'carrier' ? await listCompanyNames(db, by, ids) : null;
  const items = rows.map((user) => ({
    ...toUserRow(user),
    ...(names !== null && { companies: names.get(user.id) ?? [] }),
  }));
  return { items, total, page, pageSize };
}

/** Names that resemble the search count where nothing is found by it as it was typed. */
async function countFound(db: Db, by: Admin, query: ReadQuery<typeof users.export>) {
  const total = await countUsers(db, by, query);
  if (total > 0 || query.by !== 'carrier' || !mayBeName(query.search)) return { total, found: {} };
  const found = { alike: await findAlikeCarriers(db, by, query.search) };
  return { total: await countUsers(db, by, { ...query, ...found }), found };
}

function toUserRow(user: StoredUser): UserRow {
  return {
    _id: user.id,
    email: user.email,
    role: user.role,
    ...(user.role === 'admin' && { deskRole: user.desk_role }),
    firstName: user.first_name,
    lastName: user.last_name,
    middleName: user.middle_name,
    phone: user.phone,
    createdAt: user.created_at.toISOString(),
    totalPermits: user.total_permits,
  };
}

const csvHeader = [
  'Email',
  'First name',
  'Middle name',
  'Last name',
  'Phone',
  'Role',
  'Total permits',
  'Created (UTC)',
];

/** In the order of `csvHeader`. */
function toUserCells(user: StoredUser): Cell[] {
  const { email, first_name, middle_name, last_name, phone, role, total_permits, created_at } = user;
  return [email, first_name, middle_name, last_name, phone, role, total_permits, created_at];
}

/** The export is logged. */
export async function exportUsers(deps: Deps, by: Admin, query: ReadQuery<typeof users.export>): Promise<FileStream> {
  const subject = { kind: 'list', id: null, label: 'users' } as const;
  await recordAction(deps.db, deps, by, { what: 'list.export', subject, before: null, after: query });
  const db = await deps.standby.choose();
  const read = (offset: number, limit: number) => selectUsers(db, by, { ...query, offset, limit });
  async function* generateRows() {
    for await (const user of readInBatches(read)) yield toUserCells(user);
  }
  return createCsvFile('wideload-users', csvHeader, generateRows());
}

async function requireUser({ db }: Deps, by: Admin, id: string): Promise<StoredUser> {
  const user = await findUser(db, by, id);
  if (user === undefined) throw new Problem('not-found', { detail: 'There is no such account, or it was deleted.' });
  return user;
}

type UserWanted = { id: string; query: ReadQuery<typeof users.read> };

export async function readUser(deps: Deps, by: Admin, { id, query }: UserWanted): Promise<UserWithPermits> {
  const { page, pageSize } = query;
  const [user, activePermits, items] = await Promise.all([
    requireUser(deps, by, id),
    countActivePermits(deps, by, id),
    listPermitsByUser(deps, by, { ownerId: ownerOf(id), query }),
  ]);
  const permits = { items, total: user.total_permits, page, pageSize };
  return { ...toUserRow(user), activePermits, permits };
}

type OrdersWanted = { personId: PersonId; query: ReadQuery<typeof users.orders> };

export async function listUserOrders(deps: Deps, by: Admin, { personId, query }: OrdersWanted) {
  await requireUser(deps, by, personId);
  const { items, total } = await listOrdersByUser(deps, by, { ownerId: ownerOf(personId), query });
  return { items: items.map(toOrderCard), total, page: query.page, pageSize: query.pageSize };
}

export async function createUser(deps: Deps, by: Admin, body: z.infer<typeof CreateUserBody>): Promise<UserRow> {
  const { email, role } = body;
  const admin = role === 'admin' && { deskRole: body.deskRole };
  // The owner who creates an admin knows its first password, and could approve their own acts with it.
  if (role === 'admin' && body.deskRole !== 'clerk' && (await isSecondNeeded(deps, by, actRights.changeAdmin)))
    throw new Problem('user.clerk-first');
  return insertUser(deps, by, { email, role, ...admin, password: body.password });
}

/** Nobody knows the first password: the owner asks for a link to choose one. */
export function createCarrier(deps: Deps, by: Admin, body: z.infer<typeof NewCarrierBody>): Promise<UserRow> {
  return insertUser(deps, by, { ...body, role: 'user', password: createSecret() });
}

type NewUser = Omit<NewAccountFacts, 'passwordHash' | 'passwordIsTemporary'> & { password: string };

async function insertUser(deps: Deps, by: Admin, { password, ...facts }: NewUser): Promise<UserRow> {
  const passwordHash = await hashPassword(password);
  const { email, role } = facts;
  try {
    const id = await inTransaction(deps.db, async (tx) => {
      const made = await createAccount(deps, tx, { ...facts, passwordHash, passwordIsTemporary: true });
      const subject = { kind: 'user', id: made, label: email } as const;
      await recordAction(tx, deps, by, { what: 'user.create', subject, before: null, after: facts });
      return made;
    });
    deps.log.info({ event: 'user.created', actor: by.personId, user: id, role });
    return toUserRow(await requireUser(deps, by, id));
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'account.email-in-use')) throw error;
    throw new Problem('user.email-in-use', { cause: error });
  }
}
