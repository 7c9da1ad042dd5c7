import { migrationTimeouts, openDatabase, startTimeouts } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { runAloneAmongStarts } from '../platform/db/start-lock.ts';
import type { Deps } from '../deps.ts';
import { openPostgres, openProduct, type Postgres, type PostgresOptions } from './open-product.ts';
import { runStep } from './start-failed.ts';

type Fill<T> = (deps: Deps) => Promise<T>;

async function fillDatabase<T>(options: PostgresOptions, connectionString: string, fill: Fill<T>): Promise<T> {
  const { config, log } = options;
  const product = await openProduct({ config, log, connectionString, timeouts: startTimeouts });
  try {
    return await fill(product.deps);
  } finally {
    await product.close();
  }
}

/** Several starts at once take turns. @throws DatabaseIsNewer, StartFailed */
export async function prepareDatabase<T>(
  options: PostgresOptions,
  connectionString: string,
  fill: Fill<T>,
): Promise<T> {
  const { log, terminal } = options;
  const { db, close } = openDatabase(connectionString, log, migrationTimeouts);
  const onWait = () => terminal.say('Waiting for another start, which is preparing the same database');
  try {
    return await runStep('reaching the database and waiting for other starts', log, () =>
      runAloneAmongStarts(db, { onWait }, async () => {
        await terminal.phase('migrations', () => runStep('bringing the schema up to date', log, () => migrate(db)));
        return runStep('filling the database', log, () => fillDatabase(options, connectionString, fill));
      }),
    );
  } finally {
    await close();
  }
}

/** `fill` creates the first data. @throws EmbeddedPostgresError, DatabaseIsNewer, StartFailed: the operator has to fix it. */
export async function openPreparedPostgres<T>(
  options: PostgresOptions,
  fill: Fill<T>,
): Promise<Postgres & { filled: T }> {
  const { log, terminal } = options;
  const postgres = await terminal.phase('database', () =>
    runStep('starting the database', log, () => openPostgres(options)),
  );
  return { ...postgres, filled: await prepareDatabase(options, postgres.connectionString, fill) };
}
