import type { Db } from './db/transaction.ts';

export async function recordRun(db: Db, job: 'reconcile' | 'backup', at: Date): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ job, succeeded_at: at })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ succeeded_at: at }))
    .execute();
}
