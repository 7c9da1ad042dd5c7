import type { Deps } from '#deps.ts';
import { groupByMail } from './digest.ts';
import { lease, markFailed, markSent, renewLease, type Leased, type LeaseDeps } from './leased.ts';
import { optOut } from './opt-outs.ts';
import { toSendable } from './packet-address.ts';
import { RefusedDelivery, StoppedDelivery, type TextSender } from './senders.ts';
import { refuseStrangers } from './strangers.ts';
import { renderText } from './texts.ts';

/** `textSender` is null where no provider is set up. */
type WorkerDeps = LeaseDeps & Pick<Deps, 'ids'> & { textSender: TextSender | null };

async function trySending(deps: WorkerDeps, rows: readonly Leased[], first: Leased): Promise<void> {
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

/** The rows of one text. */
async function sendText(deps: WorkerDeps, leased: readonly Leased[]): Promise<void> {
  const rows: Leased[] = [];
  for (const row of leased) if (await renewLease(deps, row)) rows.push(row);
  const [first] = rows;
  if (first === undefined) return;
  try {
    await trySending(deps, rows, first);
  } catch (error) {
    for (const row of rows) {
      const { id, kind, attempts } = row;
      deps.log.warn({ event: 'text.failed', text: id, kind, attempts, err: error });
      await markFailed(deps, row, error);
    }
    return;
  }
  const now = deps.clock.now();
  for (const row of rows) {
    await markSent(deps, row, now);
    deps.log.info({ event: 'text.sent', text: row.id, kind: row.kind });
  }
}

/** Apart from mails, so that a provider that is down keeps none of them. @returns the number of rows tried. */
export async function sendDueTexts(deps: WorkerDeps): Promise<number> {
  const rows = await lease(deps, 'text');
  for (const group of groupByMail(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) await sendText(deps, group);
  return rows.length;
}
