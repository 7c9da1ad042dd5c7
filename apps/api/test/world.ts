import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { Kysely, PostgresDialect, type Logger } from 'kysely';
import { pino } from 'pino';
import { onBehalfHeader } from '@wideload/contract';
import { openStandIn, type StandIn } from '@wideload/stripe-stand-in';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { noChanges } from '#platform/changes/changes.ts';
import { listenForChanges } from '#platform/changes/listen.ts';
import { createDocuments, type Documents } from '#platform/documents/documents.ts';
import { createPdfReaders, type Papers } from '#platform/state-pdfs/pdf-readers.ts';
import { MINUTE } from '#clock.ts';
import { readConfig, type Config } from '#config/config.ts';
import { endlessRoom } from '#platform/files/disk-room.ts';
import { createPool } from '#platform/db/pool.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Deps } from '#deps.ts';
import { eventTypes } from '#features/money/payments.service.ts';
import { createSessions } from '#platform/http/open-sessions.ts';
import { createAccessTokens } from '#platform/http/access-token.ts';
import { sendDueMails, sendDueTexts } from '#platform/deliveries/send-due.ts';
import { openTexts } from '#providers/deliveries/open-texts.ts';
import { createFolderMailSender, readStoredMails } from '#providers/deliveries/mail-folder.ts';
import { openBlog } from '#providers/blog/open-blog.ts';
import { openDocumentStore } from '#providers/files/open-store.ts';
import { createStripeGateway } from '#providers/payments/stripe/stripe-gateway.ts';
import { createSandboxRegistry } from '#providers/registry/sandbox.ts';
import { createShippedPlaces } from '#providers/routing/shipped.ts';
import { openRouter } from '#providers/routing/open-router.ts';
import { openScanner } from '#providers/files/clamd.ts';
import { compareHotQueries } from '#platform/db/hot-query.ts';
import { createFakeClock } from './clock.ts';
import { asServingRole, createTestDatabase } from './database.ts';
import { readAndWriteRows } from './rows.ts';

compareHotQueries();

let thread: Documents | null = null;
let pdfProcess: Papers | null = null;

/** One thread makes the documents of all worlds of a worker, because it is compiled as it starts. */
function openDocuments(): Documents {
  // It only bounds a hang: on a busy machine compiling takes long.
  thread ??= createDocuments({ log: pino({ level: 'silent' }), patienceMs: 2 * MINUTE });
  return { ...thread, close: () => Promise.resolve() };
}

function openPdfReaders(): Papers {
  pdfProcess ??= createPdfReaders({ log: pino({ level: 'silent' }), patienceMs: 2 * MINUTE });
  return { ...pdfProcess, close: () => Promise.resolve() };
}

export type WorldOptions = {
  env?: Record<string, string>;
  deps?: Partial<Deps>;
  /** `stripe`: the settings name Stripe, at the address of the stand-in. */
  provider?: 'sandbox' | 'stripe';
  /** Sessions and feeds are kept in memory while their changes are heard; else each request asks the database. */
  listens?: true;
  /** Called after each query of the product. */
  onQuery?: Logger;
  /** Further secrets that sign webhooks. */
  webhookSecrets?: string[];
};

function createTestConfig(dataDir: string, env: Record<string, string>): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...env,
  });
}

/** With these settings the product uses the stand-in as Stripe. */
export function toStripeSettings({ secretKey, publishableKey, webhookSecret, url }: StandIn): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: url,
  };
}

/** The product as main starts it, on a new database, with a fake clock and the embedded providers. */
export async function startWorld(options: WorldOptions = {}) {
  const dataDir = await mkdtemp(path.join(inject('worldsFolder'), 'world-'));
  const { provider = 'sandbox' } = options;
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  const clock = createFakeClock();
  // The product's limits, except for those that a busy machine would meet.
  const connections = {
    connectionString: database.url,
    connectionTimeoutMillis: MINUTE,
    statement_timeout: MINUTE,
    query_timeout: MINUTE,
    onError: () => undefined,
  };
  const log = pino({ level: 'silent' });
  const standInPool = createPool(connections);
  const standIn = await openStandIn({
    pool: standInPool,
    now: () => (options.deps?.clock ?? clock).now(),
    webhookTypes: eventTypes,
    onError: (error) => log.error({ event: 'sandbox.failed', err: error }),
  });
  const config = createTestConfig(dataDir, { ...(provider === 'stripe' && toStripeSettings(standIn)), ...options.env });
  const productDb = new Kysely<Tables>({
    // The role that may change rows, and nothing of the schema.
    dialect: new PostgresDialect({
      pool: createPool({ ...connections, connectionString: asServingRole(database.url) }),
    }),
    ...(options.onQuery && { log: options.onQuery }),
  });
  const payments = createStripeGateway({
    provider,
    livemode: false,
    secretKey: standIn.secretKey,
    apiBase: standIn.url,
    // The SDK's retries wait half a second; the adapter's tests cover them.
    maxNetworkRetries: 0,
    webhookSecrets: [...(options.webhookSecrets ?? []), standIn.webhookSecret],
    clock: options.deps?.clock ?? clock,
  });
  const listening =
    options.listens === true ? listenForChanges({ connectionString: database.url, db: productDb, log }) : null;
  const changes = listening ?? noChanges;
  if (listening !== null) await vi.waitUntil(listening.isCurrent, { timeout: MINUTE });
  const deps: Deps = {
    config,
    db: productDb,
    payingDb: productDb,
    changes,
    sessions: createSessions({ db: productDb, changes }),
    standby: { choose: () => Promise.resolve(productDb) },
    disk: endlessRoom,
    clock,
    ids: uuid,
    accessTokens: createAccessTokens(config.tokenSecret),
    registry: createSandboxRegistry(),
    router: openRouter(config.routing, log),
    places: createShippedPlaces(),
    payments,
    standIn: provider === 'sandbox' ? standIn : null,
    documents: openDocuments(),
    papers: openPdfReaders(),
    documentStore: openDocumentStore(config.documents),
    scanner: openScanner(config.scanner),
    blog: openBlog(config.blog, { db: productDb, log }),
    log,
    ...options.deps,
  };
  const app = await buildApp(deps, { checksAnswers: true });
  const mailFolder = config.mail.kind === 'folder' ? config.mail.folder : '';
  const mailSender = createFolderMailSender(mailFolder, () => clock.now());
  const textSender = openTexts(config, () => clock.now());

  /** `call('POST', '/auth/sign-in', {body, token})`; a file is sent raw. */
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    parts: { body?: object; token?: string; cookie?: string; onBehalfOf?: string } = {},
  ) {
    const request: InjectOptions = { method, url: `/api${url}`, headers: {} };
    if (parts.body instanceof File) {
      request.payload = Buffer.from(await parts.body.arrayBuffer());
      request.headers = { 'content-type': parts.body.type };
    } else if (parts.body !== undefined) request.payload = parts.body;
    if (parts.token !== undefined) request.headers = { ...request.headers, authorization: `Bearer ${parts.token}` };
    if (parts.onBehalfOf !== undefined) request.headers = { ...request.headers, [onBehalfHeader]: parts.onBehalfOf };
    if (parts.cookie !== undefined) request.headers = { ...request.headers, cookie: parts.cookie };
    return app.inject(request);
  }

  return {
    app,
    /** Data that a test makes has no time limits, unlike the application's queries. */
    deps: { ...deps, db: database.db },
    clock,
    database,
    ...readAndWriteRows(database.db),
    call,
    /** The answer that a person gets: `read<Order>(`/permits/orders/${id}`, carrier)`. */
    read: async <T>(path: string, { token }: { token: string }): Promise<T> =>
      (await call('GET', path, { token })).json<T>(),
    /** Sends due mails and texts, and returns all so far, newest first. */
    async mails() {
      await sendDueMails({ ...deps, mailSender });
      await sendDueTexts({ ...deps, textSender });
      return readStoredMails(mailFolder, 100);
    },
    /** The card provider's port, and the controls of the stand-in. */
    sandbox: { ...payments, ...standIn },
    async close() {
      await app.close();
      await standIn.close();
      await standInPool.end();
      await listening?.close();
      await productDb.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Refills the same object, so that a test file can name it before the hook has run. */
function fillIn(hook: typeof beforeAll, made: object, make: () => Promise<object>): void {
  hook(async () => {
    for (const key of Object.keys(made)) Reflect.deleteProperty(made, key);
    Object.assign(made, await make());
  });
}

/** For all tests of a file: `const admin = madeOnce(() => aUser(world, { role: 'admin' }))`. */
export function madeOnce<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  fillIn(beforeAll, made, make);
  return made;
}

/** Made anew before each test. */
export function madeEachTime<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  fillIn(beforeEach, made, make);
  return made;
}

/** The world of a test file. It is there from the first hook on, and closes after the last one. */
export function aWorld(options: WorldOptions = {}): World {
  const world = madeOnce(() => startWorld(options));
  afterAll(() => world.close());
  return world;
}

let shared: Promise<World> | null = null;

/**
 * One world for all test files of a worker that ask for it; the run ends its server and removes its files. It holds rows of other
 * files, so a test of it looks only at customers of its own, moves no clock, reads no mails and changes nothing of the schema.
 */
export const sharedWorld = (): World => madeOnce(() => (shared ??= startWorld()));
