import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { isMigrated } from './db/migrate.ts';

/** `unknown`: not asked, because the database does not answer. */
export type Checks = {
  database: 'ok' | 'down';
  migrations: 'ok' | 'pending' | 'unknown';
  documents: 'ok' | 'down';
  /** `ok` without a scanner, too. */
  scanner: 'ok' | 'down';
  disk: 'ok' | 'full';
  payments: 'open' | 'opening' | 'unknown';
};

export type Readiness = {
  /** `cause`: why the database does not answer. */
  read(): Promise<{ checks: Checks; cause: unknown }>;
};

const PATIENCE = 2 * SECOND;
/** A load balancer asks every second, and a bucket bills each request. */
const KEPT = 15 * SECOND;
/** No document has it. */
const NO_DOCUMENT = 'permits/00000000-0000-0000-0000-000000000000';

type Asked = { name: 'documents' | 'scanner'; ask(): Promise<unknown>; log: FastifyBaseLogger };

/** Asks at most every 15 seconds whether something outside answers. */
function createCheck({ name, ask, log }: Asked): () => Promise<'ok' | 'down'> {
  let kept: { state: Promise<'ok' | 'down'>; until: number } | null = null;
  async function check(): Promise<'ok' | 'down'> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('There was no answer in time.')), PATIENCE);
    });
    try {
      await Promise.race([ask(), late]);
      return 'ok';
    } catch (error) {
      log.warn({ event: 'readiness.check_failed', check: name, err: error });
      return 'down';
    } finally {
      clearTimeout(timer);
    }
  }
  return () => {
    if (kept === null || kept.until <= performance.now()) kept = { state: check(), until: performance.now() + KEPT };
    return kept.state;
  };
}

type Database = Pick<Checks, 'database' | 'migrations' | 'payments'>;

async function readDatabase({ db }: Pick<Deps, 'db'>, isPayOpen: () => Promise<boolean>): Promise<Database> {
  await sql`SELECT 1`.execute(db);
  // PAY's tables may be missing until then.
  if (!(await isMigrated(db))) return { database: 'ok', migrations: 'pending', payments: 'unknown' };
  return { database: 'ok', migrations: 'ok', payments: (await isPayOpen()) ? 'open' : 'opening' };
}

type ReadinessDeps = Pick<Deps, 'db' | 'disk' | 'documentStore' | 'scanner'> & { log: FastifyBaseLogger };

/** A check that fails says so by its name, and never why: the answer is public. The log has the reason. */
export function createReadiness(deps: ReadinessDeps, isPayOpen: () => Promise<boolean>): Readiness {
  const { documentStore, scanner, log } = deps;
  const checkStore = createCheck({ name: 'documents', ask: () => documentStore.get(NO_DOCUMENT), log });
  const checkScanner = createCheck({ name: 'scanner', ask: () => scanner.ping(), log });
  return {
    async read() {
      const outside = Promise.all([checkStore(), checkScanner()]);
      let cause: unknown = null;
      let database: Database;
      try {
        database = await readDatabase(deps, isPayOpen);
      } catch (error) {
        cause = error;
        database = { database: 'down', migrations: 'unknown', payments: 'unknown' };
      }
      const [documents, isScanning] = await outside;
      return {
        checks: { ...database, documents, scanner: isScanning, disk: deps.disk.isFull() ? 'full' : 'ok' },
        cause,
      };
    },
  };
}
