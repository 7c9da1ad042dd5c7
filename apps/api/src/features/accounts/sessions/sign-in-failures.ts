/** Guessing is throttled per account and per address: from the 10th failure in 15 minutes on, each one doubles the wait. */
import { after, formatWait, MINUTE, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Db, type Tx, serializeBy } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';

const WINDOW = 15 * MINUTE;
const FREE_FAILURES = 9;
const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = 15 * MINUTE;

export function computeWait(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE_FAILURES - 1));
}

type Kind = 'account' | 'address';
type Subject = { kind: Kind; subject: string };

async function refuseWhileWaiting(tx: Tx, { kind, subject }: Subject, now: Date): Promise<void> {
  const { count, last } = await tx
    .selectFrom('sign_in_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('failed_at').as('last')])
    .where((eb) => eb.and({ kind, subject }))
    .where('failed_at', '>', after(now, -WINDOW))
    .executeTakeFirstOrThrow();
  const left = last === null ? 0 : after(last, computeWait(count)).getTime() - now.getTime();
  if (left <= 0) return;
  throw new Problem('sign-in.wait', {
    retryAfterSeconds: Math.ceil(left / SECOND),
    detail: `Too many failed attempts. Try again in ${formatWait(left)}.`,
  });
}

async function insertFailure(tx: Tx, { ids, clock }: Deps, { kind, subject }: Subject): Promise<void> {
  await tx.insertInto('sign_in_failures').values({ id: ids(), kind, subject, failed_at: clock.now() }).execute();
}

/**
 * Guesses beside a live session. Each is counted alone: the right password ends no count of codes. None counts for other
 * browsers, or a stolen session could keep its owner out.
 */
export type OwnSecret = 'password' | 'code' | 'email-code';
const toOwnSubject = (accountId: string, secret: OwnSecret) => `own:${secret}:${accountId}`;

type Try = { email: string; address: string; trustedAccount: string | null };

/**
 * Counts a failure before the check, so that parallel tries count too. A browser with a session of the account waits for what is guessed
 * beside its sessions, never for others' guesses.
 */
export async function countTry(deps: Deps, { email, address, trustedAccount }: Try): Promise<void> {
  if (trustedAccount !== null) return countOwnTry(deps, trustedAccount, 'password');
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `sign-in:${email}`);
    await refuseWhileWaiting(tx, { kind: 'account', subject: email }, deps.clock.now());
    await refuseWhileWaiting(tx, { kind: 'address', subject: address }, deps.clock.now());
    await insertFailure(tx, deps, { kind: 'account', subject: email });
  });
}

/** For a sign-in that names no account before it succeeds. */
export async function refuseWaitingAddress({ db, clock }: Deps, address: string): Promise<void> {
  await inTransaction(db, (tx) => refuseWhileWaiting(tx, { kind: 'address', subject: address }, clock.now()));
}

export async function countOwnTry(deps: Deps, accountId: string, secret: OwnSecret): Promise<void> {
  const subject = toOwnSubject(accountId, secret);
  await inTransaction(deps.db, async (tx) => {
    await serializeBy(tx, `sign-in:${subject}`);
    await refuseWhileWaiting(tx, { kind: 'account', subject }, deps.clock.now());
    await insertFailure(tx, deps, { kind: 'account', subject });
  });
}

export async function forgetOwnTries(db: Db | Tx, accountId: string, secret: OwnSecret): Promise<void> {
  await forgetFailures(db, toOwnSubject(accountId, secret));
}

/** Counted after the failure: several people behind one address who sign in at the same moment do not fail. */
export async function countAddressFailure(deps: Deps, address: string): Promise<void> {
  await inTransaction(deps.db, (tx) => insertFailure(tx, deps, { kind: 'address', subject: address }));
}

/** The address keeps its failures, or one good account would cover guessing at others. */
export async function forgetFailures(db: Db | Tx, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('kind', '=', 'account').where('subject', '=', email).execute();
}
