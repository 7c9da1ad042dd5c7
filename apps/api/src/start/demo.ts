import { demoAccounts } from '../seed/demo-accounts.ts';
import type { Deps } from '../deps.ts';
import { accountsAmong, ensureFirstAdmin, hasAnyAccount } from '../features/accounts/accounts.service.ts';
import { isDemoUnfinished, seedDemo } from '../seed/seed.ts';

/** Also continues an interrupted seed; never in production. @returns whether it did. */
async function seedIfEmpty(deps: Deps): Promise<boolean> {
  if (deps.config.production) return false;
  if ((await hasAnyAccount(deps.db)) && !(await isDemoUnfinished(deps))) return false;
  await seedDemo(deps);
  return true;
}

async function listDemoSignIns({ config, db }: Deps): Promise<string[]> {
  if (config.production) return [];
  const seeded = await accountsAmong(
    db,
    demoAccounts.map(({ email }) => email),
  );
  return demoAccounts
    .filter(({ email }) => seeded.has(email))
    .map(({ email, password, role }) => `  ${role}: ${email}  ${password}`);
}

export async function createFirstData(deps: Deps): Promise<{ isSeeded: boolean; signIns: string[] }> {
  await ensureFirstAdmin(deps);
  const isSeeded = await seedIfEmpty(deps);
  return { isSeeded, signIns: await listDemoSignIns(deps) };
}
