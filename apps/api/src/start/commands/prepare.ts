import { parseArgs } from 'node:util';
import { migrationTimeouts } from '#platform/db/database.ts';
import type { Config } from '#config/config.ts';
import { BadSettings } from '#config/settings.ts';
import { createLog } from '#platform/log.ts';
import { seedBulk, type BulkSize } from '#seed/bulk/bulk.ts';
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

/** Takes some five minutes on two cores, and 15 GB. */
const MOST = 1_000_000;
const ORDERS_PER_CARRIER = 20;

function parseCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= MOST) return count;
  throw new BadSettings([`--${name} must be a whole number up to ${MOST.toLocaleString('en-US')}, not '${text}'.`]);
}

function parseOptions(args: readonly string[]) {
  try {
    const options = { orders: { type: 'string' }, users: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new BadSettings([`${sentence}. Use: npm run seed -- --orders 100000 --users 20000`]);
  }
}

/** `--orders N` and `--users N`; null without both. @throws BadSettings, also in production. */
export function parseBulkArguments(
  args: readonly string[],
  { production }: Pick<Config, 'production'>,
): BulkSize | null {
  const values = parseOptions(args);
  const orders = parseCount('orders', values.orders);
  const users = parseCount('users', values.users);
  if (orders === undefined && users === undefined) return null;
  if (production) throw new BadSettings(['Made-up carriers and orders have no place in production.']);
  const atLeast = orders === undefined || orders === 0 ? 0 : 1;
  return { orders: orders ?? 0, users: Math.max(atLeast, users ?? Math.ceil((orders ?? 0) / ORDERS_PER_CARRIER)) };
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
