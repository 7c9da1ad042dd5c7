import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { ensureFirstAdmin } from '../features/accounts/accounts.service.ts';
import { seedBulk } from '../seed/bulk.ts';
import { readBulkWish } from './bulk-arguments.ts';
import { demoSignIns, seedIfEmpty } from './demo.ts';
import { openProduct } from './open-product.ts';
import { openTerminal } from './terminal.ts';

/** Brings the schema up to date and ends. */
export async function runMigrate(config: Config): Promise<void> {
  const terminal = openTerminal({ isQuiet: false });
  const product = await openProduct({ config, log: createLog(config), terminal, mayJoin: true });
  await product.close();
  terminal.say(`The database is up to date (${terminal.phases()}).`);
}

/**
 * Fills an empty database with demo data and ends; data that is there is left alone. With `--orders N` or `--users N` among `args` it adds
 * made-up orders and carriers, up to so many.
 */
export async function runSeed(config: Config, args: readonly string[]): Promise<void> {
  const wish = readBulkWish(args, config);
  const terminal = openTerminal({ isQuiet: false });
  const product = await openProduct({ config, log: createLog(config), terminal, mayJoin: true });
  await ensureFirstAdmin(product.deps);
  const isSeeded = await seedIfEmpty(product.deps);
  const signIns = await demoSignIns(product.deps);
  if (wish !== null) await terminal.phase('bulk', () => seedBulk(product.deps, wish, terminal.say));
  await product.close();
  terminal.say(isSeeded ? 'Demo data is in.' : 'The database has accounts already: nothing was seeded.');
  if (wish !== null) terminal.say(`Made-up carriers: ${wish.users}, orders: ${wish.orders} (${terminal.phases()}).`);
  if (signIns.length > 0) terminal.say(['Demo sign-ins:', ...signIns].join('\n'));
}
