/** People without an account who want no more messages, by mail address or phone number. */
import { sql } from 'kysely';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { comparedWords } from '../db/shared-names.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { hashSecret, createSeal } from '../secrets.ts';
import type { LeaseDeps } from './leased.ts';
import { RefusedDelivery } from './senders.ts';

export async function optOut(db: Db | Tx, address: string, now: Date): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values({ address_hash: hashSecret(address), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function optIn(db: Db | Tx, address: string): Promise<void> {
  await db.deleteFrom('opt_outs').where('address_hash', '=', hashSecret(address)).execute();
}

/** @returns those of the addresses that have opted out. */
export async function listOptedOut(db: Db | Tx, addresses: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(addresses.map((address) => [hashSecret(address), address]));
  if (byHash.size === 0) return new Set();
  const rows = await db
    .selectFrom('opt_outs')
    .select('address_hash')
    .where('address_hash', 'in', [...byHash.keys()])
    .execute();
  return new Set(rows.flatMap((row) => byHash.get(row.address_hash) ?? []));
}

/** Messages to people without an account: they never asked for them, so they can end them, and nobody can flood them. */
const kinds = comparedWords['deliveries.kind'];
export const strangerKinds: ReadonlySet<string> = new Set(kinds);

/** To one address, from all carriers together. */
export const MOST_A_DAY = 20;

const { sealSecret, openSecret } = createSeal('unsubscribing');

/** The address is in the link, and nobody but this server can read it there. */
export function createUnsubscribeLink(deps: Pick<Deps, 'config'>, address: string): string {
  return `${deps.config.publicUrl}/unsubscribe/${sealSecret(deps, address, '')}`;
}

export function readUnsubscribeToken(deps: Pick<Deps, 'config'>, token: string): string | null {
  return openSecret(deps, token, '')?.secret ?? null;
}

type Asked = { to: string; now: Date; counts: 'sent' | 'sent or waiting' };

/** Null: the address may have one more. */
export async function findRefusal(db: Db | Tx, { to, now, counts }: Asked): Promise<'opted-out' | 'too-many' | null> {
  if ((await listOptedOut(db, [to])).size > 0) return 'opted-out';
  const { rows } = await sql<{ messages: number }>`
    SELECT count(DISTINCT coalesce(sent_at, created_at))::int AS messages FROM deliveries
    WHERE recipient = ${to} AND kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))}) AND created_at > ${after(now, -DAY)}
      AND failed_at IS NULL AND (sent_at IS NOT NULL OR ${counts === 'sent or waiting'})`.execute(db);
  return (rows[0]?.messages ?? 0) >= MOST_A_DAY ? 'too-many' : null;
}

const refusals = {
  'opted-out': 'The recipient wants no more messages.',
  'too-many': 'The recipient has had the most messages of a day.',
};

/** @throws RefusedDelivery */
export async function refuseStrangers({ db, clock }: LeaseDeps, to: string): Promise<void> {
  const refusal = await findRefusal(db, { to, now: clock.now(), counts: 'sent' });
  if (refusal !== null) throw new RefusedDelivery(refusals[refusal]);
}
