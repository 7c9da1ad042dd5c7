import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import { systemClock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import { eventTypes } from '#features/money/payments.service.ts';
import { endlessRoom, type DiskRoom } from '#platform/files/disk-room.ts';
import { noChanges } from '#platform/changes/changes.ts';
import { listenForChanges, type OpenChanges } from '#platform/changes/listen.ts';
import { openDatabase, type Database, type Timeouts } from '#platform/db/database.ts';
import { schemaHash } from '#platform/db/migrations.ts';
import { openStandby } from '#platform/db/standby.ts';
import type { Deps } from '#deps.ts';
import { createDocuments } from '#platform/documents/documents.ts';
import type { Tracing } from '#platform/tracing.ts';
import { createPdfReaders } from '#platform/state-pdfs/pdf-readers.ts';
import { DataFolderInUse } from '#platform/postgres/embedded-error.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts';
import { locateTemplate } from '#platform/postgres/template.ts';
import { createAccessTokens } from '#platform/http/access-token.ts';
import { createSessions } from '#platform/http/open-sessions.ts';
import { openBlog } from '#providers/blog/open-blog.ts';
import { openDocumentStore } from '#providers/files/open-store.ts';
import { openPayments } from '#providers/payments/open-payments.ts';
import { createFmcsaRegistry } from '#providers/registry/fmcsa.ts';
import { createSandboxRegistry } from '#providers/registry/sandbox.ts';
import { createShippedPlaces } from '#providers/routing/shipped.ts';
import { openRouter } from '#providers/routing/open-router.ts';
import { openScanner } from '#providers/files/clamd.ts';
import type { Terminal } from './terminal.ts';

export type PostgresOptions = {
  config: Config;
  log: FastifyBaseLogger;
  terminal: Terminal;
  /** A command may join the database of a running server; a second server may not. */
  mayJoin: boolean;
  /** Work that needs no database, for the time until the included one is ready. */
  meanwhile?: () => void;
};

export type Postgres = {
  connectionString: string;
  /** Of the included database; null for another one. */
  folder: string | null;
  stop(): Promise<void>;
};

export async function openPostgres({ config, log, terminal, mayJoin, meanwhile }: PostgresOptions): Promise<Postgres> {
  if (config.databaseUrl !== null)
    return { connectionString: config.databaseUrl, folder: null, stop: () => Promise.resolve() };
  try {
    return await startEmbeddedPostgres({
      dataDir: config.dataDir,
      durable: true,
      template: locateTemplate(schemaHash),
      log: (sentence) => terminal.say(sentence),
      ...(meanwhile && { onStarting: meanwhile }),
      onCrash: (reason) => {
        log.error({ event: 'database.crashed', reason });
        process.stderr.write(`${reason}\nIt is being started again.\n`);
      },
      onExit: (reason) => {
        log.fatal({ event: 'database.ended', reason });
        process.stderr.write(`${reason}\n`);
        process.exit(1);
      },
    });
  } catch (error) {
    if (!(mayJoin && error instanceof DataFolderInUse)) throw error;
    const { connectionString } = await joinEmbeddedPostgres(config.dataDir);
    return { connectionString, folder: null, stop: () => Promise.resolve() };
  }
}

/** A payment waits for its provider without one. */
const PAYING_CONNECTIONS = 4;

export type Product = {
  deps: Deps;
  pool: Database['pool'];
  close(): Promise<void>;
};

type ProductOptions = {
  config: Config;
  log: FastifyBaseLogger;
  connectionString: string;
  /** Defaults to the limits of a request. */
  timeouts?: Timeouts;
  disk?: DiskRoom;
  onQuery?: Tracing['traceQuery'];
  /** A server hears of what other servers change; a command does not. */
  listens?: true;
};

const deafChanges: OpenChanges = { ...noChanges, close: () => Promise.resolve() };

export async function openProduct({
  config,
  log,
  connectionString,
  timeouts = {},
  disk = endlessRoom,
  onQuery,
  listens,
}: ProductOptions): Promise<Product> {
  const { db, pool, close } = openDatabase(connectionString, log, { ...timeouts, onQuery });
  const paying = openDatabase(connectionString, log, { ...timeouts, onQuery, max: PAYING_CONNECTIONS });
  const standby = openStandby(config.databaseReadUrl, db, log);
  const changes =
    listens === true
      ? listenForChanges({ connectionString: config.databaseDirectUrl ?? connectionString, db, log })
      : deafChanges;
  const { close: closePayments, ...payments } = await openPayments(config.payments, {
    connectionString,
    clock: systemClock,
    log,
    webhookTypes: eventTypes,
    timeouts,
  });
  const deps: Deps = {
    config,
    db,
    payingDb: paying.db,
    standby,
    changes,
    sessions: createSessions({ db, changes }),
    disk,
    clock: systemClock,
    ids: uuid,
    accessTokens: createAccessTokens(config.tokenSecret),
    registry:
      config.registry.kind === 'fmcsa'
        ? createFmcsaRegistry({ webKey: config.registry.webKey, log })
        : createSandboxRegistry(),
    router: openRouter(config.routing, log),
    places: createShippedPlaces(),
    ...payments,
    documents: createDocuments({ log }),
    papers: createPdfReaders({ log }),
    documentStore: openDocumentStore(config.documents),
    scanner: openScanner(config.scanner),
    blog: openBlog(config.blog, { db, log }),
    log,
  };
  return {
    deps,
    pool,
    async close() {
      await closePayments();
      await changes.close();
      await standby.close();
      await paying.close();
      await close();
    },
  };
}
