import type { Deps } from '#deps.ts';
import type { Leased, LeaseDeps } from './leased.ts';
import { optOut } from './opt-outs.ts';
import { toSendable } from './packet-address.ts';
import { sendDue } from './send-due.ts';
import { RefusedDelivery, StoppedDelivery, type TextSender } from './senders.ts';
import { refuseStrangers } from './strangers.ts';
import { renderOrderNewsText, type OrderNewsMail } from './mails/order-change-mails.ts';
import { renderPacketLinkText, type PacketLinkMail } from './mails/packet-link.ts';

/** `textSender` is null where no provider is set up. */
type WorkerDeps = LeaseDeps & Pick<Deps, 'ids'> & { textSender: TextSender | null };

async function sendText(deps: WorkerDeps, rows: readonly Leased[], first: Leased): Promise<void> {
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
export function sendDueTexts(deps: WorkerDeps): Promise<number> {
  return sendDue(deps, { channel: 'text', send: (rows, first) => sendText(deps, rows, first) });
}

/** Short: a text of more than 160 letters is paid for as two. */
function renderText({ kind, content }: Pick<Leased, 'kind' | 'content'>): string {
  // Casts: `enqueue` is the only writer of these rows.
  if (kind === 'packet-link') return renderPacketLinkText(content as PacketLinkMail);
  if (kind === 'order-news') return renderOrderNewsText(content as OrderNewsMail);
  throw new Error(`A text of the kind ${kind} has no words.`);
}
