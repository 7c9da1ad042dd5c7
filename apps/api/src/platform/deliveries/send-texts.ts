import type { Deps } from '#deps.ts';
import type { Leased, LeaseDeps } from './leased.ts';
import { optOut } from './opt-outs.ts';
import { toSendable } from './packet-address.ts';
import { sendDue } from './send-due.ts';
import { RefusedDelivery, StoppedDelivery, type TextSender } from './senders.ts';
import { refuseStrangers } from './strangers.ts';
import { renderText } from './texts.ts';

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
