import { migrationTimeouts } from '#platform/db/database.ts';
import type { Config } from '#config/config.ts';
import { createLog } from '#platform/log.ts';
import { seedBulk } from '#seed/bulk/bulk.ts';
import { parseBulkArguments } from './bulk-arguments.ts';
import { createFirstData } from '../demo.ts';
import { openProduct } from '../open-product.ts';
import { openPreparedPostgres } from '../prepared-postgres.ts';
import { openTerminal } from '../terminal.ts';

export async function runMigrate(config: Config): Promise<void> {
  const terminal = openTerminal({ isQuiet: false });
  const options = { config, log: createLog(config), terminal, mayJoin: true };
  const postgres = await openPreparedPostgres(options, () => Promise.resolve());
  await postgres.stop();
  terminal.say(`The database is up to date (${terminal.phases()}).`);
}

/** Existing data is left alone. `--orders N` or `--users N` add generated orders and carriers up to that number. */
export async function runSeed(config: Config, args: readonly string[]): Promise<void> {
  const size = parseBulkArguments(args, config);
  const terminal = openTerminal({ isQuiet: false });
  const log = createLog(config);
  const { connectionString, filled, stop } = await openPreparedPostgres(
    { config, log, terminal, mayJoin: true },
    createFirstData,
  );
  if (size !== null) {
    const product = await openProduct({ config, log, connectionString, timeouts: migrationTimeouts });
    await terminal.phase('bulk', () => seedBulk(product.deps, size, terminal.say));
    await product.close();
  }
  await stop();
  const { isSeeded, signIns } = filled;
  terminal.say(isSeeded ? 'Demo data is in.' : 'The database has accounts already: nothing was seeded.');
  if (size !== null) terminal.say(`Made-up carriers: ${size.users}, orders: ${size.orders} (${terminal.phases()}).`);
  if (signIns.length > 0) terminal.say(['Demo sign-ins:', ...signIns].join('\n'));
}
