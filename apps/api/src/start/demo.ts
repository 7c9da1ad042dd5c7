import { setFlagsFromString } from 'node:v8';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { accountsAmong, ensureFirstAdmin, hasAnyAccount } from '#features/accounts/accounts.service.ts';
import { addFirstTemplates } from '#features/messages/templates.service.ts';
import { isDemoUnfinished, seedDemo } from '#seed/seed.ts';
import type { Prepared } from './prepared-postgres.ts';

/**
 * Code that is hot while the demo data are made is rarely used again, and the threads that optimize it take a tenth of a first start.
 * `work` must not load files: V8 refuses cached code under other flags.
 */
async function withoutOptimizing(work: () => Promise<void>): Promise<void> {
  setFlagsFromString('--no-opt');
  try {
    await work();
  } finally {
    setFlagsFromString('--opt');
  }
}

/** Also continues an interrupted seed; never in production. @returns whether it did. */
async function seedIfEmpty(prepared: Prepared): Promise<boolean> {
  if (prepared.config.production) return false;
  if ((await hasAnyAccount(prepared.db)) && !(await isDemoUnfinished(prepared))) return false;
  const deps = await prepared.open();
  await withoutOptimizing(() => seedDemo(deps));
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
