import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { systemClock } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { migrationTimeouts, openDatabase, startTimeouts } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { runAloneAmongStarts } from '#platform/db/run-alone.ts';
import type { Db } from '#platform/db/transaction.ts';
import { openPostgres, openProduct, type Postgres, type PostgresOptions, type Product } from './open-product.ts';
import { runStep } from './start-failed.ts';

/** A start waits longer for its database than a request. */
export type Prepared = Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'log'> & {
  /** Opens the whole product on it. A start whose database has all its data is quicker without. */
  open(): Promise<Deps>;
};

type Fill<T> = (prepared: Prepared) => Promise<T>;

type Prepare<T> = { options: PostgresOptions; connectionString: string; fill: Fill<T> };

async function fillDatabase<T>(db: Db, { options: { config, log }, connectionString, fill }: Prepare<T>): Promise<T> {
  let product: Product | null = null;
  const open = async () => {
    product ??= await openProduct({ config, log, connectionString, timeouts: startTimeouts });
    return product.deps;
  };
  try {
    return await fill({ config, db, clock: systemClock, ids: uuid, log, open });
  } finally {
    // Cast: the compiler does not see the assignment in `open`.
    await (product as Product | null)?.close();
  }
}

/** Several starts at once take turns. @throws DatabaseIsNewer, DatabaseIsUnreleased, StartFailed */
export async function prepareDatabase<T>(
  options: PostgresOptions,
  connectionString: string,
  fill: Fill<T>,
): Promise<T> {
  const { log, terminal } = options;
  const { db, close } = openDatabase(connectionString, log, migrationTimeouts);
  // The connection of the work opens beside that of the lock. What goes wrong with one goes wrong with the other.
  void sql`SELECT 1`.execute(db).catch(() => undefined);
  const onWait = () => terminal.say('Waiting for another start, which is preparing the same database');
  try {
    return await runStep('reaching the database and waiting for other starts', log, () =>
      runAloneAmongStarts(db, { onWait }, async () => {
        await terminal.phase('migrations', () => runStep('bringing the schema up to date', log, () => migrate(db)));
        return runStep('filling the database', log, () => fillDatabase(db, { options, connectionString, fill }));
      }),
    );
  } finally {
    await close();
  }
}

/** `fill` creates the first data. @throws EmbeddedPostgresError, DatabaseIsNewer, DatabaseIsUnreleased, StartFailed: the operator has to fix it. */
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
