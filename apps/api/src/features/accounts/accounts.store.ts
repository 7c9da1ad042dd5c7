import type { Selectable } from 'kysely';
import type { SignedIn } from '#actor.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type Account = Selectable<Tables['users']>;
export type NewAccount = Pick<Account, 'id' | 'email' | 'password_hash' | 'role' | 'created_at'> &
  Partial<
    Pick<Account, 'first_name' | 'last_name' | 'phone' | 'desk_role' | 'password_is_temporary' | 'password_ends_at'>
  >;

/** `email` is in lower case. */
export function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.and({ email, deleted_at: null }))
    .executeTakeFirst();
}

export function findAccountById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

const selectAccount = createHotQuery((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

export async function findOwnAccount(db: Db, { personId: id }: SignedIn): Promise<Account | undefined> {
  return (await selectAccount(db, { id }))[0];
}

/** @returns false if the address has an account. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values({ ...account, deleted_at: null })
    .onConflict((conflict) =>
      conflict.column('email').where('deleted_at', 'is', null).where('email', '<>', '').doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of a password that its owner chose. */
const ofOwner = { password_is_temporary: false, password_ends_at: null } as const;

export async function updatePassword(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, ...ofOwner })
    .where('id', '=', accountId)
    .execute();
}

/** @returns false if the password was changed since `password_hash` was verified. */
export async function replacePassword(tx: Tx, { id, password_hash }: Account, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, ...ofOwner })
    .where((eb) => eb.and({ id, password_hash }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Own = Partial<Pick<Account, 'first_name' | 'last_name' | 'middle_name' | 'phone' | 'theme' | 'first_page'>>;

export async function updateOwnAccount(db: Db, actor: SignedIn, facts: Own): Promise<void> {
  await db.updateTable('users').set(facts).where('id', '=', actor.personId).where('deleted_at', 'is', null).execute();
}

/** Violates `users_email` if another account has the address. */
export async function updateEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx.updateTable('users').set({ email }).where('id', '=', accountId).where('deleted_at', 'is', null).execute();
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.and({ role: 'admin', deleted_at: null }))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts deleted accounts too: a database that somebody used is not empty. */
export async function hasAnyAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function listKnownEmails(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
}
