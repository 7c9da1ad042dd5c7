import { randomInt } from 'node:crypto';
import type { PersonId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { listUnusedCodes, markCodeUsed } from './authenticators.store.ts';
import { tellPerson } from './tell-person.ts';

const COUNT = 10;
const LENGTH = 12;
/** Without 0, O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function createRecoveryCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const toShown = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Hashed as passwords are: 60 random bits could be guessed from a fast hash. */
export async function createRecoveryCodes({ ids }: Pick<Deps, 'ids'>) {
  const codes = Array.from({ length: COUNT }, createRecoveryCode);
  const rows = await Promise.all(codes.map(async (code) => ({ id: ids(), code_hash: await hashPassword(code) })));
  return { shown: codes.map(toShown), rows };
}

async function findMatch({ db }: Deps, personId: PersonId, code: string): Promise<string | null> {
  for (const { id, code_hash: hash } of await listUnusedCodes(db, personId))
    if (await verifyPassword(hash, code)) return id;
  return null;
}

/** Each works once. Its owner learns by mail that one was used. */
export async function spendRecoveryCode(deps: Deps, personId: PersonId, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (code.length !== LENGTH) return false;
  const id = await findMatch(deps, personId, code);
  if (id === null) return false;
  const isUsed = await inTransaction(deps.db, async (tx) => {
    if (!(await markCodeUsed(tx, id, deps.clock.now()))) return false;
    await tellPerson(deps, tx, personId, { what: 'recovery-code-used' });
    return true;
  });
  if (isUsed) deps.log.info({ event: 'recovery_code.used', actor: personId });
  return isUsed;
}
