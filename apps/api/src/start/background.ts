import { HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import { resealSecrets, sweepAccounts } from '../features/accounts/accounts.service.ts';
import { forgetCustomers } from '../features/money/cards/cards.service.ts';
import { sweepOutreach } from '../features/outreach/outreach.service.ts';
import { sweepMessageFiles } from '../features/messages/messages.service.ts';
import { markSuperloads } from '../features/orders/orders.service.ts';
import { startReconciler, WEBHOOK_PATH } from '../features/money/payments.service.ts';
import { sweepRateCounts } from '../platform/http/guards/rate-store.ts';
import { removeLeftovers } from '../platform/files/stored-files.ts';
import { sweepOutbox } from '../platform/outbox/sweep-outbox.ts';
import { sendDueMails } from '../platform/outbox/worker.ts';
import { createFolderMailSender } from '../providers/mail/folder.ts';
import type { MailSender } from '../providers/mail/port.ts';
import { createSmtpMailSender } from '../providers/mail/smtp.ts';
import { runRepeatedly } from '../platform/repeat.ts';

function createMailSender({ mail }: Config): MailSender {
  return mail.kind === 'smtp' ? createSmtpMailSender(mail.url) : createFolderMailSender(mail.folder, () => new Date());
}

/** Warming takes half a second of each core, which belongs to those who waited for the start. */
const WARM_UP_AFTER_MS = 2 * SECOND;

/** The first route loads what did not load here. */
async function warmRouter({ router, log }: Deps): Promise<void> {
  try {
    await router.warm();
  } catch (error) {
    log.warn({ event: 'routing.cold', err: error });
  }
}

/** `origin`: the stand-in calls the webhook over HTTP as Stripe does. @returns a function that ends the work gracefully */
export function startBackground(deps: Deps, origin: string): () => Promise<void> {
  const { config, log, standIn, disk } = deps;
  const isPaused = disk.isFull;
  const mailSender = createMailSender(config);
  const stops = [
    runRepeatedly('outbox', () => sendDueMails({ ...deps, mailSender }), { everyMs: SECOND / 2, log, isPaused }),
    runRepeatedly('outbox.sweep', () => sweepOutbox(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('rates.sweep', () => sweepRateCounts(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('accounts.sweep', () => sweepAccounts(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('authenticators.reseal', () => resealSecrets(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('message_files.sweep', () => sweepMessageFiles(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('outreach.sweep', () => sweepOutreach(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('customers.forget', () => forgetCustomers(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('permits.superloads', () => markSuperloads(deps), { everyMs: HOUR, log, isPaused }),
    runRepeatedly('files.leftovers', () => removeLeftovers(deps), { everyMs: MINUTE, log, isPaused }),
    startReconciler(deps),
  ];
  standIn?.webhooks.start(`${origin}${WEBHOOK_PATH}`);
  const warmUp = setTimeout(() => {
    void deps.documents.warm();
    void warmRouter(deps);
  }, WARM_UP_AFTER_MS);
  return async () => {
    clearTimeout(warmUp);
    await Promise.all([...stops.map((stop) => stop()), standIn?.webhooks.stop()]);
  };
}
