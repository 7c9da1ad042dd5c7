import { isEmailAddress } from '@wideload/domain';
import type { Deps } from '#deps.ts';
import { isExpired, type Leased, type LeaseDeps } from './leased.ts';
import { renderMail, type Mail, type MailText } from './mails.ts';
import { toSendable } from './packet-address.ts';
import { sendDue } from './send-due.ts';
import { RefusedDelivery, type MailSender } from './senders.ts';
import { createUnsubscribeLink, refuseStrangers, strangerKinds } from './strangers.ts';

type WorkerDeps = LeaseDeps & Pick<Deps, 'ids'> & { mailSender: MailSender };

function render({ kind, recipient, content }: Leased): MailText {
  // Cast: `enqueue` is the only writer of these rows, and it takes a Mail.
  return renderMail({ kind, to: recipient, content } as Mail);
}

/** One mail for all rows, the oldest first. */
function renderAll(rows: readonly Leased[]): MailText {
  const [first, ...others] = rows.map(render);
  if (first === undefined) throw new Error('A mail tells of something.');
  if (others.length === 0) return first;
  const text = [first, ...others].map((one) => one.text).join('\n* * *\n\n');
  return { subject: `${first.subject}, and ${others.length} more`, text };
}

async function sendMail(deps: WorkerDeps, rows: readonly Leased[], first: Leased): Promise<void> {
  const { id, recipient: to, kind } = first;
  // An address of before addresses were checked.
  if (!isEmailAddress(to)) throw new RefusedDelivery('This is not the address of one mailbox.');
  if (isExpired(first, deps.clock.now()))
    throw new RefusedDelivery('The code or link expired before the mail was sent.');
  const mail = { id, from: deps.config.mail.from, to };
  if (!strangerKinds.has(kind)) return deps.mailSender.send({ ...mail, ...renderAll(rows) });
  await refuseStrangers(deps, to);
  const { subject, text } = renderAll(await toSendable(deps, rows));
  const unsubscribe = createUnsubscribeLink(deps, to);
  const end = `No more such mails to this address: ${unsubscribe}\n`;
  return deps.mailSender.send({ ...mail, subject, text: `${text}\n${end}`, unsubscribe });
}

/** @returns the number of rows tried. */
export function sendDueMails(deps: WorkerDeps): Promise<number> {
  return sendDue(deps, { channel: 'mail', send: (rows, first) => sendMail(deps, rows, first) });
}
