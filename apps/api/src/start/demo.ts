import { demoAccounts } from '#seed/demo-accounts.ts';
import { accountsAmong, ensureFirstAdmin, hasAnyAccount } from '#features/accounts/accounts.service.ts';
import { addFirstTemplates } from '#features/messages/templates.service.ts';
import { isDemoUnfinished, seedDemo } from '#seed/seed.ts';
import type { Prepared } from './prepared-postgres.ts';

/** Also continues an interrupted seed; never in production. @returns whether it did. */
async function seedIfEmpty(prepared: Prepared): Promise<boolean> {
  if (prepared.config.production) return false;
  if ((await hasAnyAccount(prepared.db)) && !(await isDemoUnfinished(prepared))) return false;
  await seedDemo(await prepared.open());
  return true;
}

async function listDemoSignIns({ config, db }: Prepared): Promise<string[]> {
  if (config.production) return [];
  const seeded = await accountsAmong(
    db,
    demoAccounts.map(({ email }) => email),
  );
  return demoAccounts
    .filter(({ email }) => seeded.has(email))
    .map(({ email, password, role }) => `  ${role}: ${email}  ${password}`);
}

export async function createFirstData(prepared: Prepared): Promise<{ isSeeded: boolean; signIns: string[] }> {
  if (!(await hasAnyAccount(prepared.db))) await addFirstTemplates(prepared);
  await ensureFirstAdmin(prepared);
  const isSeeded = await seedIfEmpty(prepared);
  return { isSeeded, signIns: await listDemoSignIns(prepared) };
}
