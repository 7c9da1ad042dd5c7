// The product for the benchmarks, which run outside the test runner: a new database with demo data, and the embedded providers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { buildApp } from '#app.ts';
import { SECOND, systemClock } from '#clock.ts';
import { listenForChanges } from '#platform/changes/listen.ts';
import { createDocuments } from '#platform/documents/documents.ts';
import { createPdfReaders } from '#platform/state-pdfs/pdf-readers.ts';
import { readConfig } from '#config/config.ts';
import { endlessRoom } from '#platform/files/disk-room.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { eventTypes } from '#features/money/payments.service.ts';
import { createSessions } from '#platform/http/open-sessions.ts';
import { createAccessTokens } from '#platform/http/access-token.ts';
import { openBlog } from '#providers/blog/open-blog.ts';
import { openDocumentStore } from '#providers/files/open-store.ts';
import { openPayments } from '#providers/payments/open-payments.ts';
import { createSandboxRegistry } from '#providers/registry/sandbox.ts';
import { createShippedPlaces } from '#providers/routing/shipped.ts';
import { openRouter } from '#providers/routing/open-router.ts';
import { openScanner } from '#providers/files/clamd.ts';
import { seedDemo } from '#seed/seed.ts';
import { createPool } from '#platform/db/pool.ts';
import { createTestDatabase, openTestServer, unlimited, type TestDatabase } from './database.ts';

/** A new database, or one that is seeded already, which stays. */
async function openBenchDatabase(given = process.env['BENCH_DATABASE_URL']): Promise<TestDatabase> {
  if (given === undefined) {
    const server = await openTestServer(process.env['TEST_DATABASE_URL']);
    const database = await createTestDatabase(server.url);
    const drop = async () => {
      await database.drop();
      await server.close();
    };
    return { ...database, drop };
  }
  const pool = createPool({ connectionString: given, ...unlimited, onError: () => undefined });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { url: given, pool, db, drop: () => db.destroy() };
}

export async function startBenchWorld() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-bench-'));
  const database = await openBenchDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const log = pino({ level: config.logLevel });
  const { close: closePayments, ...payments } = await openPayments(config.payments, {
    connectionString: database.url,
    clock: systemClock,
    log,
    webhookTypes: eventTypes,
  });
  const changes = listenForChanges({ connectionString: database.url, db: database.db, log });
  const deps: Deps = {
    config,
    db: database.db,
    payingDb: database.db,
    changes,
    sessions: createSessions({ db: database.db, changes }),
    standby: { choose: () => Promise.resolve(database.db) },
    disk: endlessRoom,
    clock: systemClock,
    ids: uuid,
    accessTokens: createAccessTokens(config.tokenSecret),
    registry: createSandboxRegistry(),
    router: openRouter(config.routing, log),
    places: createShippedPlaces(),
    ...payments,
    // The thread is compiled as it starts, which takes longer on a busy machine.
    documents: createDocuments({ log, patienceMs: 20 * SECOND }),
    papers: createPdfReaders({ log, patienceMs: 20 * SECOND }),
    documentStore: openDocumentStore(config.documents),
    scanner: openScanner(config.scanner),
    blog: openBlog(config.blog, { db: database.db, log }),
    log,
  };
  await seedDemo(deps);
  const app = await buildApp(deps);

  return {
    app,
    deps,
    pool: database.pool,
    /** The query as it goes to the database; `work` sends only one. */
    async captureQuery(work: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
      const sent: CompiledQuery[] = [];
      const dialect = new PostgresDialect({ pool: database.pool });
      await work(new Kysely<Tables>({ dialect, log: ({ query }) => void sent.push(query) }));
      const [query] = sent;
      if (query === undefined || sent.length > 1) throw new Error(`One query was expected, ${sent.length} were sent.`);
      return query;
    },
    async close() {
      await app.close();
      await closePayments();
      await changes.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BenchWorld = Awaited<ReturnType<typeof startBenchWorld>>;
