import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { WEBHOOK_PATH } from '@wideload/api/src/features/money/payments.service.ts';
import { findBroken } from './checks/find-broken.ts';
import { openDatabase, type Database } from './checks/read-truth.ts';
import { joinEmbeddedPostgres } from '@wideload/api/src/platform/postgres/embedded-postgres.ts';
import { inTime } from './machine/in-time.ts';
import { createClosers, type Closers } from './machine/closers.ts';
import type { CopyOptions, Machine } from './machine/machine.ts';
import type { Postgres } from './machine/postgres.ts';
import { startProduct, type Product } from './machine/product.ts';
import { openProvider, type Provider } from './providers/provider.ts';
import { startTraffic, type Traffic } from './traffic/traffic.ts';

type Options = {
  env?: Record<string, string>;
  /** Relative to the root. */
  preloads?: readonly string[];
  /** A database that is there already; by default a copy is made. */
  server?: Postgres;
  copy?: CopyOptions;
  /** The address that the product connects to, by default the database itself. */
  databaseUrl?: string;
  /** The product's included database, in `DATA_DIR`. */
  isIncluded?: boolean;
  /** The provider's clock. */
  now?: () => Date;
};

const SETTLED_WITHIN = 30_000;
const CHECK_LIMIT_MS = 300_000;

export type Stage = {
  server: Postgres;
  provider: Provider;
  dataDir: string;
  url: string;
  product(): Product;
  start(): Promise<Product>;
  openDatabase(options?: { at?: string }): Promise<Database>;
  startTraffic(options?: Parameters<typeof startTraffic>[2]): Promise<Traffic>;
  /**
   * Starts the product anew, lets it settle what is open, and compares what was acknowledged with what is there. `at`: the
   * database of the truth, if it is another one by then. `except`: orders that wait for a person.
   */
  findBroken(traffic: Traffic, options?: { at?: string; except?: ReadonlySet<string> }): Promise<string[]>;
};

async function waitUntilSettled(database: Database, provider: Provider, except: ReadonlySet<string>): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN;
  for (;;) {
    const truths = await database.readTruths(provider);
    if (truths.every(({ id, open }) => open === 0 || except.has(id)) || performance.now() > until) return;
    await pause(200);
  }
}

/** A database, a provider and the product, for one scenario. The product is started. */
export async function openStage(machine: Machine, closers: Closers, options: Options = {}): Promise<Stage> {
  const { env = {}, preloads = [], isIncluded = false, now = () => new Date() } = options;
  const server = options.server ?? (await machine.copyDatabase(closers, options.copy));
  if (!server.isRunning() && !isIncluded) await server.start();
  const provider = await openProvider(machine, closers, now);
  const dataDir = env['DATA_DIR'] ?? machine.makeFolder(closers);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let product: Product | null = null;

  async function start(): Promise<Product> {
    const settings = {
      ...(!isIncluded && { DATABASE_URL: options.databaseUrl ?? server.url }),
      DATA_DIR: dataDir,
      PORT: port,
      RATE_LIMITS: 'off',
      ...provider.settings,
      ...env,
    };
    product = await startProduct(settings, preloads);
    return product;
  }
  closers.add(() => product?.kill());
  provider.standIn.webhooks.start(`${url}${WEBHOOK_PATH}`);
  await start();

  async function openOwnDatabase({ at }: { at?: string } = {}): Promise<Database> {
    if (at !== undefined) return openDatabase(at);
    return openDatabase(isIncluded ? (await joinEmbeddedPostgres(dataDir)).connectionString : server.url);
  }

  const compare: Stage['findBroken'] = async ({ record }, where = {}) => {
    const before = await openOwnDatabase(where);
    await inTime('Aging what is open', CHECK_LIMIT_MS / 2, before.age());
    await before.close();
    if (product?.isRunning() === true) await product.stop();
    await start();
    const database = await openOwnDatabase(where);
    try {
      const { except = new Set() } = where;
      await waitUntilSettled(database, provider, except);
      const truths = await database.readTruths(provider);
      const told = [...record.orders.values()].filter(({ id }) => !except.has(id));
      const rules = await database.listBrokenRules();
      return [...findBroken(told, truths), ...rules, ...record.listFaults()];
    } finally {
      await database.close();
    }
  };

  return {
    server,
    provider,
    dataDir,
    url,
    product() {
      if (product === null) throw new Error('The product is started with the stage.');
      return product;
    },
    start,
    openDatabase: openOwnDatabase,
    startTraffic: (traffic) => startTraffic(() => url, provider, traffic),
    findBroken: (traffic, where) => inTime('The check of the database', CHECK_LIMIT_MS, compare(traffic, where)),
  };
}

/** Opens a stage for `work` and closes all that was opened, however it ends. */
export async function onStage<T>(
  machine: Machine,
  options: Options,
  work: (stage: Stage, closers: Closers) => Promise<T>,
): Promise<T> {
  const closers = createClosers();
  try {
    return await work(await openStage(machine, closers, options), closers);
  } finally {
    await closers.closeAll();
  }
}
