import { HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import { sweepAccounts } from '../features/accounts/accounts.service.ts';
import { forgetCustomers } from '../features/money/cards/cards.service.ts';
import { sweepOutreach } from '../features/outreach/outreach.service.ts';
import { startReconciler } from '../features/money/payments.service.ts';
import { removeLeftovers } from '../platform/files/stored-files.ts';
import { sweepOutbox } from '../platform/outbox/sweep-outbox.ts';
import { sendDueMails } from '../platform/outbox/worker.ts';
import { folderMailSender } from '../providers/mail/folder.ts';
import type { MailSender } from '../providers/mail/port.ts';
import { smtpMailSender } from '../providers/mail/smtp.ts';
import type { SandboxGateway } from '../providers/payments/sandbox/sandbox-gateway.ts';
import { runRepeatedly } from '../platform/repeat.ts';

function mailSenderOf({ mail }: Config): MailSender {
  return mail.kind === 'smtp' ? smtpMailSender(mail.url) : folderMailSender(mail.folder, () => new Date());
}

/** The sandbox sends its webhooks as the provider does: over HTTP to our public call, at `origin`. */
function createDelivery(origin: string) {
  return async (body: string, signature: string) => {
    const { status } = await fetch(`${origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10 * SECOND),
    });
    return { status };
  };
}

type Options = { sandbox: SandboxGateway | null; origin: string };

/** Begins all work that no request waits for. @returns a function that ends it, waiting for what is in progress. */
export function startBackground(deps: Deps, { sandbox, origin }: Options): () => Promise<void> {
  const { config, log } = deps;
  const mailSender = mailSenderOf(config);
  const stops = [
    runRepeatedly('outbox', () => sendDueMails({ ...deps, mailSender }), { everyMs: SECOND / 2, log }),
    runRepeatedly('outbox.sweep', () => sweepOutbox(deps), { everyMs: HOUR, log }),
    runRepeatedly('accounts.sweep', () => sweepAccounts(deps), { everyMs: HOUR, log }),
    runRepeatedly('outreach.sweep', () => sweepOutreach(deps), { everyMs: HOUR, log }),
    runRepeatedly('customers.forget', () => forgetCustomers(deps), { everyMs: HOUR, log }),
    runRepeatedly('files.leftovers', () => removeLeftovers(deps), { everyMs: MINUTE, log }),
    startReconciler(deps),
  ];
  sandbox?.webhooks.start(createDelivery(origin));
  void deps.documents.warm();
  return async () => {
    await Promise.all([...stops.map((stop) => stop()), sandbox?.webhooks.stop()]);
  };
}
