import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { HOUR, MINUTE, SECOND } from '#clock.ts';
import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { resealSecrets, sweepAccounts } from '#features/accounts/accounts.service.ts';
import { sweepApiKeys } from '#features/programs/api-keys.service.ts';
import { forgetCustomers } from '#features/money/cards/cards.service.ts';
import { sweepOutreach } from '#features/messages/outreach.service.ts';
import { sweepMessageFiles } from '#features/messages/messages.service.ts';
import { storeSuperloads } from '#features/orders/orders.service.ts';
import { notifyEndingPermits } from '#features/permits/permits.service.ts';
import { forgetEndedTrips, watchTrips } from '#features/warnings/warnings.service.ts';
import { startReconciler, WEBHOOK_PATH } from '#features/money/payments.service.ts';
import { resealWebhookSecrets, tellOfExpiringPermits } from '#features/programs/webhooks.service.ts';
import { requestLimits } from '#platform/db/pool.ts';
import type { Db } from '#platform/db/transaction.ts';
import { sweepIdempotencyKeys } from '#platform/http/idempotency.ts';
import { sweepRateCounts } from '#platform/http/guards/rate-limit.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { sendDueMails, sendDueTexts } from '#platform/deliveries/send-due.ts';
import { createEventSender } from '#platform/deliveries/send-events.ts';
import { createPostOutside } from '#platform/http/post-outside.ts';
import { createFolderMailSender } from '#providers/deliveries/mail-folder.ts';
import type { MailSender } from '#platform/deliveries/senders.ts';
import { createSmtpMailSender } from '#providers/deliveries/smtp.ts';
import { openTexts } from '#providers/deliveries/open-texts.ts';
import { LOOK_EVERY, openIdleCollection } from '#platform/idle-memory.ts';
import { runRepeatedly } from '#platform/repeat.ts';
import { writeError } from './terminal.ts';

function createMailSender({ mail }: Config): MailSender {
  return mail.kind === 'smtp' ? createSmtpMailSender(mail.url) : createFolderMailSender(mail.folder, () => new Date());
}

/** Warming takes a quarter of a second of a core, and a sweep a connection: both belong to those who waited for the start. */
const NOT_AT_ONCE_MS = 2 * SECOND;

/** Jobs that begin together open a connection each. Apart, they share one. */
const APART_MS = SECOND / 10;

type Jobs = Readonly<Record<string, () => Promise<unknown>>>;

/** The first question loads what did not load here. */
async function warmTrip({ router, places, log }: Deps): Promise<void> {
  try {
    places.warm();
    await router.warm();
  } catch (error) {
    log.warn({ event: 'routing.cold', err: error });
  }
}

const names = Object.keys(requestLimits);

/** Those without a limit: a pooler drops what a connection asks for at its start. */
async function listMissing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pg_settings WHERE name = ANY (${names}) AND setting = '0' ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Without them one hung query keeps its connection, and soon all are taken. */
export async function warnOfMissingLimits(
  db: Db,
  { log, say }: { log: FastifyBaseLogger; say(sentence: string): void },
): Promise<void> {
  const missing = await listMissing(db);
  if (missing.length === 0) return;
  log.warn({ event: 'database.limits_missing', missing });
  const { rows } = await sql<{ role: string }>`SELECT quote_ident(current_user) AS role`.execute(db);
  const commands = Object.entries(requestLimits)
    .filter(([name]) => missing.includes(name))
    .map(([name, milliseconds]) => `  ALTER ROLE ${rows[0]?.role} SET ${name} = '${milliseconds}ms';`);
  say(
    `The connections of DATABASE_URL have no time limits, because a pooler drops those that the server asks for. Set them on the role, then restart the pooler:\n${commands.join('\n')}`,
  );
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
export function startBackground(deps: Deps, origin: string): () => Promise<void> {
  const { config, log, standIn, disk } = deps;
  const isPaused = disk.isFull;
  const mailSender = createMailSender(config);
  const textSender = openTexts(config, () => new Date());
  const post = createPostOutside({ onlyPublic: config.webhookReceivers !== 'any' });
  const events = createEventSender({ ...deps, post });
  const sends: Jobs = {
    mails: () => sendDueMails({ ...deps, mailSender }),
    texts: () => sendDueTexts({ ...deps, textSender }),
    ...(config.webhookReceivers !== 'none' && { webhooks: events.turn }),
  };
  const sweeps: Jobs = {
    'webhooks.expiring': () => tellOfExpiringPermits(deps),
    'webhooks.reseal': () => resealWebhookSecrets(deps),
    'deliveries.sweep': () => sweepDeliveries(deps),
    'idempotency.sweep': () => sweepIdempotencyKeys(deps),
    'rates.sweep': () => sweepRateCounts(deps),
    'api_keys.sweep': () => sweepApiKeys(deps),
    'accounts.sweep': () => sweepAccounts(deps),
    'authenticators.reseal': () => resealSecrets(deps),
    'message_files.sweep': () => sweepMessageFiles(deps),
    'outreach.sweep': () => sweepOutreach(deps),
    'customers.forget': () => forgetCustomers(deps),
    'permits.superloads': () => storeSuperloads(deps),
    'warnings.ended': () => forgetEndedTrips(deps),
    'permits.ending': () => notifyEndingPermits(deps),
  };
  const startJobs = (jobs: Jobs, everyMs: number, firstAfterMs = 0) =>
    Object.entries(jobs).map(([name, task], index) =>
      runRepeatedly(name, task, { everyMs, firstAfterMs: firstAfterMs + index * APART_MS, log, isPaused }),
    );
  const stops = [
    ...startJobs(sends, SECOND / 2, APART_MS),
    ...startJobs({ 'files.leftovers': () => removeLeftovers(deps) }, MINUTE, NOT_AT_ONCE_MS),
    ...startJobs({ warnings: () => watchTrips(deps, { forMs: SECOND }) }, 5 * SECOND, NOT_AT_ONCE_MS + APART_MS),
    ...startJobs(sweeps, HOUR, NOT_AT_ONCE_MS + 2 * APART_MS),
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
