import { parseArgs } from 'node:util';
import type { Config } from '#config/config.ts';
import { BadSettings } from '#config/settings.ts';
import type { BulkSize } from '#seed/bulk/bulk.ts';

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
