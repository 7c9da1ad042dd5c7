import type { columnWords } from './db/shared-names.ts';
import type { Db } from './db/transaction.ts';

export async function recordRun(db: Db, job: (typeof columnWords)['job_runs.job'][number], at: Date): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ job, succeeded_at: at })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ succeeded_at: at }))
    .execute();
}
