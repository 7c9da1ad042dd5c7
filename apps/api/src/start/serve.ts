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
import { checkDocumentsHome } from './documents-home.ts';
import { createFirstData } from './demo.ts';
import { openProduct, type Product } from './open-product.ts';
import { openPreparedPostgres, type Prepared } from './prepared-postgres.ts';
import { warnOfMissingRights, warnOfPlainConnections } from './start-warnings.ts';
import { runStep } from './start-failed.ts';
import { openTerminal, ignoreClosedOutput, writeError, type Terminal } from './terminal.ts';

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
