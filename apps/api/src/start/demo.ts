import { demoAccounts } from '../demo-accounts.ts';
import type { Deps } from '../deps.ts';
import { accountsAmong, hasAnyAccount } from '../features/accounts/accounts.service.ts';
import { isDemoUnfinished, seedDemo } from '../seed/seed.ts';

/** Fills an empty database, or one whose seed was interrupted, with demo data; never in production. @returns whether it did. */
export async function seedIfEmpty(deps: Deps): Promise<boolean> {
  if (deps.config.production) return false;
  if ((await hasAnyAccount(deps.db)) && !(await isDemoUnfinished(deps))) return false;
  await seedDemo(deps);
  return true;
}

/** Lines for the terminal that tell who can sign in; none where the demo accounts are not there. */
export async function demoSignIns({ config, db }: Deps): Promise<string[]> {
  if (config.production) return [];
  const seeded = await accountsAmong(
    db,
    demoAccounts.map(({ email }) => email),
  );
  return demoAccounts
    .filter(({ email }) => seeded.has(email))
    .map(({ email, password, role }) => `  ${role}: ${email}  ${password}`);
}
