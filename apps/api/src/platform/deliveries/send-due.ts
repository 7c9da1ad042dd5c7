import { isEmailAddress } from '@wideload/domain';
import type { Deps } from '#deps.ts';
import { groupByMail } from './digest.ts';
import { lease, markFailed, markSent, renewLease, isExpired, type Leased, type LeaseDeps } from './leased.ts';
import { renderMail, type Mail, type MailText } from './mails.ts';
import { renderOrderNewsText, type OrderNewsMail } from './mails/order-change-mails.ts';
import { renderPacketLinkText, type PacketLinkMail } from './mails/packet-link.ts';
import { toSendable } from './packet-address.ts';
import { RefusedDelivery, StoppedDelivery, type MailSender, type TextSender } from './senders.ts';
import { createUnsubscribeLink, refuseStrangers, strangerKinds, optOut } from './opt-outs.ts';

/** Sends the rows of one message, of which `first` is the oldest. */
type Send = (rows: readonly Leased[], first: Leased) => Promise<void>;

type Channel = { channel: 'mail' | 'text'; send: Send };

async function sendMessage(deps: LeaseDeps, leased: readonly Leased[], { channel, send }: Channel): Promise<void> {
  const rows: Leased[] = [];
  for (const row of leased) if (await renewLease(deps, row)) rows.push(row);
  const [first] = rows;
  if (first === undefined) return;
  try {
    await send(rows, first);
  } catch (error) {
    for (const row of rows) {
      const { id, kind, attempts } = row;
      deps.log.warn({ event: `${channel}.failed`, [channel]: id, kind, attempts, err: error });
      await markFailed(deps, row, error);
    }
    return;
  }
  const now = deps.clock.now();
  for (const row of rows) {
    await markSent(deps, row, now);
    deps.log.info({ event: `${channel}.sent`, [channel]: row.id, kind: row.kind });
  }
}

/** Each channel by itself, so that a provider that is down keeps no message of the other one. @returns the number of rows tried. */
export async function sendDue(deps: LeaseDeps, channel: Channel): Promise<number> {
  const rows = await lease(deps, channel.channel);
  for (const group of groupByMail(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))))
    await sendMessage(deps, group, channel);
  return rows.length;
}

type MailDeps = LeaseDeps & Pick<Deps, 'ids'> & { mailSender: MailSender };

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

async function sendMail(deps: MailDeps, rows: readonly Leased[], first: Leased): Promise<void> {
  const { id, recipient: to, kind } = first;
  // An address of before addresses were checked.
  if (!isEmailAddress(to)) throw new RefusedDelivery('This is not the address of one mailbox.');
  if (isExpired(first, deps.clock.now()))
    throw new RefusedDelivery('The code or link expired before the mail was sent.');
  // Cast: the content of each mail about an order names it.
  const { orderId } = first.content as { orderId?: string };
  const mail = { id, from: deps.config.mail.from, to, ...(orderId !== undefined && { thread: `order-${orderId}` }) };
  if (!strangerKinds.has(kind)) return deps.mailSender.send({ ...mail, ...renderAll(rows) });
  await refuseStrangers(deps, to);
  const { subject, text } = renderAll(await toSendable(deps, rows));
  const unsubscribe = createUnsubscribeLink(deps, to);
  const end = `No more such mails to this address: ${unsubscribe}\n`;
  return deps.mailSender.send({ ...mail, subject, text: `${text}\n${end}`, unsubscribe });
}

/** @returns the number of rows tried. */
export function sendDueMails(deps: MailDeps): Promise<number> {
  return sendDue(deps, { channel: 'mail', send: (rows, first) => sendMail(deps, rows, first) });
}

/** `textSender` is null where no provider is set up. */
type TextDeps = LeaseDeps & Pick<Deps, 'ids'> & { textSender: TextSender | null };

async function sendText(deps: TextDeps, rows: readonly Leased[], first: Leased): Promise<void> {
  const { id, recipient: to } = first;
  if (deps.textSender === null) throw new RefusedDelivery('Text messages are not set up here.');
  await refuseStrangers(deps, to);
  const lines = (await toSendable(deps, rows)).map(renderText);
  try {
    await deps.textSender.send({ id, to, text: `${lines.join('\n')}\nReply STOP to end these texts.` });
  } catch (error) {
    if (error instanceof StoppedDelivery) await optOut(deps.db, to, deps.clock.now());
    throw error;
  }
}

/** @returns the number of rows tried. */
export function sendDueTexts(deps: TextDeps): Promise<number> {
  return sendDue(deps, { channel: 'text', send: (rows, first) => sendText(deps, rows, first) });
}

/** Short: a text of more than 160 letters is paid for as two. */
function renderText({ kind, content }: Pick<Leased, 'kind' | 'content'>): string {
  // Casts: `enqueue` is the only writer of these rows.
  if (kind === 'packet-link') return renderPacketLinkText(content as PacketLinkMail);
  if (kind === 'order-news') return renderOrderNewsText(content as OrderNewsMail);
  throw new Error(`A text of the kind ${kind} has no words.`);
}
