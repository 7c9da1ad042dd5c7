import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { SECOND } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { isMigrated } from './db/migrate.ts';

/** `unknown`: not asked, because the database does not answer. */
export type Checks = {
  database: 'ok' | 'down';
  migrations: 'ok' | 'pending' | 'unknown';
  documents: 'ok' | 'down';
  disk: 'ok' | 'full';
  payments: 'open' | 'opening' | 'unknown';
};

export type Readiness = {
  /** `cause`: why the database does not answer. */
  read(): Promise<{ checks: Checks; cause: unknown }>;
};

const STORE_PATIENCE = 2 * SECOND;
/** A load balancer asks every second, and a bucket bills each request. */
const STORE_KEPT = 15 * SECOND;
/** No document has it. */
const NO_DOCUMENT = 'permits/00000000-0000-0000-0000-000000000000';

function createStoreCheck({ documentStore, log }: Pick<Deps, 'documentStore' | 'log'>) {
  let kept: { state: Promise<Checks['documents']>; until: number } | null = null;
  async function ask(): Promise<Checks['documents']> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The store of documents did not answer in time.')), STORE_PATIENCE);
    });
    try {
      await Promise.race([documentStore.get(NO_DOCUMENT), late]);
      return 'ok';
    } catch (error) {
      log.warn({ event: 'readiness.documents_down', err: error });
      return 'down';
    } finally {
      clearTimeout(timer);
    }
  }
  return () => {
    if (kept === null || kept.until <= performance.now())
      kept = { state: ask(), until: performance.now() + STORE_KEPT };
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

type ReadinessDeps = Pick<Deps, 'db' | 'disk' | 'documentStore'> & { log: FastifyBaseLogger };

/** A check that fails says so by its name, and never why: the answer is public. The log has the reason. */
export function createReadiness(deps: ReadinessDeps, isPayOpen: () => Promise<boolean>): Readiness {
  const checkStore = createStoreCheck(deps);
  return {
    async read() {
      const documents = checkStore();
      let cause: unknown = null;
      let database: Database;
      try {
        database = await readDatabase(deps, isPayOpen);
      } catch (error) {
        cause = error;
        database = { database: 'down', migrations: 'unknown', payments: 'unknown' };
      }
      return { checks: { ...database, documents: await documents, disk: deps.disk.isFull() ? 'full' : 'ok' }, cause };
    },
  };
}
