import { groupByMail } from './digest.ts';
import { lease, markFailed, markSent, renewLease, type Leased, type LeaseDeps } from './leased.ts';

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
