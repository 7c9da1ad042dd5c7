import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { SECOND } from '#clock.ts';
import type { Config } from '#config/config.ts';
import { watchDisk } from '#platform/files/disk-room.ts';
import { preloadSite } from '#platform/http/pages/site-pages.ts';
import { createLog, getLogFile } from '#platform/log.ts';
import { startBackground } from './background.ts';
import { openMetrics } from './metrics.ts';
import { createFirstData } from './demo.ts';
import { openProduct, type Product } from './open-product.ts';
import { openPreparedPostgres, type Prepared } from './prepared-postgres.ts';
import { warnOfMissingRights, warnOfPlainConnections } from './start-warnings.ts';
import { runStep, StartFailed } from './start-failed.ts';
import { openTerminal, ignoreClosedOutput, writeError, type Terminal } from './terminal.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '#deps.ts';

const MARK = '.folder-id';
const OWN_FOLDER = 0o700;

/** Two starts at once both read the id of the first. */
async function readOrWriteFolderId(folder: string, id: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  const file = path.join(folder, MARK);
  try {
    await writeFile(file, id, { flag: 'wx', flush: true });
    return id;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

/** The first start notes its folder. */
async function noteHome({ db, clock }: Pick<Deps, 'db' | 'clock'>, folder: string): Promise<string> {
  const values = { folder, noted_at: clock.now() };
  await db
    .insertInto('documents_home')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  return (await db.selectFrom('documents_home').select('folder').executeTakeFirstOrThrow()).folder;
}

/**
 * Servers on several machines need a common storage: with a folder on each, a permit stored by one is missing for the other.
 * @throws StartFailed in production if the database has its files in another folder
 */
export async function checkDocumentsHome(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'log'>,
  say: (sentence: string) => void,
): Promise<void> {
  const { documents, production } = deps.config;
  if (documents.kind !== 'folder') return;
  const here = await readOrWriteFolderId(documents.folder, deps.ids());
  const home = await noteHome(deps, here);
  if (home === here) return;
  const sentence = `The files of this database are not in ${documents.folder}, but in a folder with another ${MARK} (${home}). Servers on several machines need DOCUMENTS_PROVIDER=s3 or one folder that all of them mount. If this folder has all files, write that id into its ${MARK}.`;
  if (production) throw new StartFailed(sentence);
  deps.log.warn({ event: 'documents.other_folder', home, here });
  say(sentence);
}

/** By setting only: other starts do not pay for it. */
async function loadTracing() {
  return (await import('#platform/tracing.ts')).openTracing;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port });
  // Cast: the server listens on a host and port, so the address is not a pipe's path.
  const { port: bound } = app.server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${bound}`;
}

type Welcome = { terminal: Terminal; origin: string; signIns: readonly string[] };

function printWelcome({ deps }: Product, { terminal, origin, signIns }: Welcome): void {
  const logFile = getLogFile(deps.config);
  terminal.say('');
  terminal.say(`Wideload is ready at ${origin.replace('127.0.0.1', 'localhost')}`);
  if (signIns.length > 0) terminal.say(['', 'Demo sign-ins:', ...signIns].join('\n'));
  if (deps.config.mail.kind === 'folder')
    terminal.say(`\nMails are readable at ${origin.replace('127.0.0.1', 'localhost')}/dev/mail`);
  if (logFile !== null) terminal.say(`The log is ${logFile}`);
  terminal.say(`Started in ${terminal.seconds()} s: ${terminal.phases()}. Stop with Ctrl+C.`);
  deps.log.info({ event: 'server.started', origin, phases: terminal.phases() });
}

/** A load balancer sees `/health/live` refuse for STOP_DELAY; then requests in flight have 10 seconds. */
function stopGracefully(work: {
  app: FastifyInstance;
  product: Product;
  stopBackground(): Promise<void>;
  stopPostgres(): Promise<void>;
  terminal: Terminal;
}): void {
  const { app, product, stopBackground, stopPostgres, terminal } = work;
  const { log, config } = product.deps;
  closeWithGrace({ delay: config.stopDelay + 10 * SECOND, logger: false }, async ({ err, signal }) => {
    if (err !== undefined) {
      log.fatal({ event: 'server.crashed', err });
      process.stderr.write(`Wideload stops because of an error it did not expect: ${err.message}\n`);
    }
    log.info({ event: 'server.stopping', signal });
    terminal.say('\nStopping: finishing what is in flight.');
    app.announceStop();
    if (err === undefined) await pause(config.stopDelay);
    await app.close();
    await stopBackground();
    await product.close();
    await stopPostgres();
    log.info({ event: 'server.stopped' });
  });
}

async function prepareToServe(prepared: Prepared, terminal: Terminal) {
  await checkDocumentsHome(prepared, writeError);
  return terminal.phase('demo data', () => createFirstData(prepared));
}

/** @throws BadSettings, EmbeddedPostgresError, DatabaseIsNewer, DatabaseIsUnreleased, StartFailed */
export async function serve(config: Config, webRoot: string): Promise<void> {
  const terminal = openTerminal({ isQuiet: config.production });
  const log = createLog(config);
  ignoreClosedOutput(log);
  warnOfPlainConnections(config, { log, say: writeError });
  const hasSite = existsSync(webRoot);
  const meanwhile = () => void (hasSite && preloadSite(webRoot));
  const { connectionString, folder, filled, stop } = await openPreparedPostgres(
    { config, log, terminal, mayJoin: false, meanwhile },
    (prepared) => prepareToServe(prepared, terminal),
  );
  const disk = folder === null ? null : watchDisk({ folders: [config.dataDir, folder], log, say: writeError });
  const tracing = config.tracing && (await loadTracing())(config.tracing, log);
  const product = await runStep('opening the product', log, () =>
    openProduct({
      config,
      log,
      connectionString,
      listens: true,
      ...(disk && { disk }),
      ...(tracing && { onQuery: tracing.traceQuery }),
    }),
  );
  const { deps, pool } = product;
  const served = await runStep('serving metrics', log, () =>
    openMetrics({ config, log, clock: deps.clock, connectionString, pool, databaseFolder: folder }),
  );
  const app = await terminal.phase('application', () =>
    buildApp(deps, {
      ...(hasSite && { webRoot }),
      ...(served && { requestMetrics: served.metrics }),
      ...(tracing && { tracing }),
    }),
  );
  const origin = await terminal.phase('listening', () => listen(app, config));
  const stopBackground = startBackground(deps, origin);

  const stopPostgres = async () => {
    await served?.close();
    await tracing?.close();
    await disk?.stop();
    await stop();
  };
  stopGracefully({ app, product, stopBackground, stopPostgres, terminal });
  if (served !== null) terminal.say(`Metrics are at ${served.url}`);
  void warnOfMissingRights({ ...deps, say: writeError });
  printWelcome(product, { terminal, origin, signIns: filled.signIns });
}
