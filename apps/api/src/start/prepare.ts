import { startPatience } from '../platform/db/database.ts';
import type { Config } from '../config/config.ts';
import { createLog } from '../platform/log.ts';
import { seedBulk } from '../seed/bulk/bulk.ts';
import { readBulkWish } from './bulk-arguments.ts';
import { fillFirst } from './demo.ts';
import { openProduct } from './open-product.ts';
import { openPreparedPostgres } from './prepared-postgres.ts';
import { openTerminal } from './terminal.ts';

/** Brings the schema up to date and ends. */
export async function runMigrate(config: Config): Promise<void> {
  const terminal = openTerminal({ isQuiet: false });
  const options = { config, log: createLog(config), terminal, mayJoin: true };
  const postgres = await openPreparedPostgres(options, () => Promise.resolve());
  await postgres.stop();
  terminal.say(`The database is up to date (${terminal.phases()}).`);
}

/**
 * Fills an empty database with demo data and ends; data that is there is left alone. With `--orders N` or `--users N` among `args` it adds
 * made-up orders and carriers, up to so many.
 */
export async function runSeed(config: Config, args: readonly string[]): Promise<void> {
  const wish = readBulkWish(args, config);
  const terminal = openTerminal({ isQuiet: false });
  const log = createLog(config);
  const { connectionString, filled, stop } = await openPreparedPostgres(
    { config, log, terminal, mayJoin: true },
    fillFirst,
  );
  if (wish !== null) {
    const product = await openProduct({ config, log, connectionString, patience: startPatience });
    await terminal.phase('bulk', () => seedBulk(product.deps, wish, terminal.say));
    await product.close();
  }
  await stop();
  const { isSeeded, signIns } = filled;
  terminal.say(isSeeded ? 'Demo data is in.' : 'The database has accounts already: nothing was seeded.');
  if (wish !== null) terminal.say(`Made-up carriers: ${wish.users}, orders: ${wish.orders} (${terminal.phases()}).`);
  if (signIns.length > 0) terminal.say(['Demo sign-ins:', ...signIns].join('\n'));
}
