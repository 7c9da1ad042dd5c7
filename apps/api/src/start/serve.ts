import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { SECOND, HOUR, MINUTE } from '#clock.ts';
import type { Config } from '#config/config.ts';
import { watchDisk } from '#platform/files/disk-room.ts';
import { preloadSite } from '#platform/http/pages/site-pages.ts';
import { createLog, getLogFile } from '#platform/log.ts';
import { openMetrics } from './metrics.ts';
import { checkDocumentsHome } from './documents-home.ts';
import { createFirstData } from './demo.ts';
import { openProduct, type Product } from './open-product.ts';
import { openPreparedPostgres, type Prepared } from './prepared-postgres.ts';
import { warnOfMissingRights } from './payment-rights.ts';
import { warnOfPlainConnections } from './plain-connections.ts';
import { runStep } from './start-failed.ts';
import { openTerminal, ignoreClosedOutput, writeError, type Terminal } from './terminal.ts';
import type { Deps } from '#deps.ts';
import { resealSecrets, sweepAccounts } from '#features/accounts/accounts.service.ts';
import { forgetCustomers } from '#features/money/cards/cards.service.ts';
import { sweepOutreach } from '#features/outreach/outreach.service.ts';
import { sweepMessageFiles } from '#features/messages/messages.service.ts';
import { storeSuperloads } from '#features/orders/orders.service.ts';
import { notifyEndingPermits } from '#features/permits/permits.service.ts';
import { startReconciler, WEBHOOK_PATH } from '#features/money/payments.service.ts';
import { resealWebhookSecrets, tellOfExpiringPermits } from '#features/webhooks/webhooks.service.ts';
import { sweepRateCounts } from '#platform/http/guards/rate-store.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { sendDueMails } from '#platform/deliveries/send-mails.ts';
import { createEventSender } from '#platform/deliveries/webhooks/send-events.ts';
import { createPostOutside } from '#platform/http/post-outside.ts';
import { createFolderMailSender } from '#providers/mail/folder.ts';
import type { MailSender } from '#platform/deliveries/mail-sender.ts';
import { createSmtpMailSender } from '#providers/mail/smtp.ts';
import { LOOK_EVERY, openIdleCollection } from '#platform/idle-memory.ts';
import { runRepeatedly } from '#platform/repeat.ts';
import { warnOfMissingLimits } from './database-limits.ts';

function createMailSender({ mail }: Config): MailSender {
  return mail.kind === 'smtp' ? createSmtpMailSender(mail.url) : createFolderMailSender(mail.folder, () => new Date());
}

/** Warming takes a quarter of a second of a core, and a sweep a connection: both belong to those who waited for the start. */
const NOT_AT_ONCE_MS = 2 * SECOND;

/** The first question loads what did not load here. */
async function warmTrip({ router, places, log }: Deps): Promise<void> {
  try {
    places.warm();
    await router.warm();
  } catch (error) {
    log.warn({ event: 'routing.cold', err: error });
  }
}

async function warnOfLimits({ db, log }: Deps): Promise<void> {
  try {
    await warnOfMissingLimits(db, { log, say: writeError });
  } catch (error) {
    log.error({ event: 'background.failed', task: 'database.limits', err: error });
  }
}

function collectWhenIdle({ log }: Deps) {
  const look = openIdleCollection();
  if (look === null) return [];
  return [runRepeatedly('memory.collect', async () => look(), { everyMs: LOOK_EVERY, firstAfterMs: LOOK_EVERY, log })];
}

/** `origin`: the stand-in calls the webhook over HTTP as Stripe does. @returns a function that ends the work gracefully */
function startBackground(deps: Deps, origin: string): () => Promise<void> {
  const { config, log, standIn, disk } = deps;
  const isPaused = disk.isFull;
  const mailSender = createMailSender(config);
  const events = createEventSender({ ...deps, post: createPostOutside({ onlyPublic: !config.webhooksReachInside }) });
  const sweep = (name: string, task: () => Promise<unknown>) =>
    runRepeatedly(name, task, { everyMs: HOUR, firstAfterMs: NOT_AT_ONCE_MS, log, isPaused });
  const stops = [
    runRepeatedly('mails', () => sendDueMails({ ...deps, mailSender }), { everyMs: SECOND / 2, log, isPaused }),
    runRepeatedly('webhooks', events.turn, { everyMs: SECOND / 2, log, isPaused }),
    sweep('webhooks.expiring', () => tellOfExpiringPermits(deps)),
    sweep('webhooks.reseal', () => resealWebhookSecrets(deps)),
    sweep('deliveries.sweep', () => sweepDeliveries(deps)),
    sweep('rates.sweep', () => sweepRateCounts(deps)),
    sweep('accounts.sweep', () => sweepAccounts(deps)),
    sweep('authenticators.reseal', () => resealSecrets(deps)),
    sweep('message_files.sweep', () => sweepMessageFiles(deps)),
    sweep('outreach.sweep', () => sweepOutreach(deps)),
    sweep('customers.forget', () => forgetCustomers(deps)),
    sweep('permits.superloads', () => storeSuperloads(deps)),
    sweep('permits.ending', () => notifyEndingPermits(deps)),
    runRepeatedly('files.leftovers', () => removeLeftovers(deps), { everyMs: MINUTE, log, isPaused }),
    startReconciler(deps),
    ...collectWhenIdle(deps),
  ];
  standIn?.webhooks.start(`${origin}${WEBHOOK_PATH}`);
  const later = setTimeout(() => {
    void warmTrip(deps);
    void warnOfLimits(deps);
  }, NOT_AT_ONCE_MS);
  return async () => {
    clearTimeout(later);
    await Promise.all([...stops.map((stop) => stop()), standIn?.webhooks.stop()]);
    await events.close();
  };
}

/** By setting only: other starts do not pay for it. */
async function loadTracing() {
  return (await import('#platform/telemetry/tracing.ts')).openTracing;
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
