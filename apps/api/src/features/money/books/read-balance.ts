import { after, DAY, HOUR, MINUTE } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { PayoutSnapshot } from '#providers/payments/port.ts';
import {
  findReadTo,
  hasUnreadCharge,
  markLinesRead,
  moveReadTo,
  saveBalanceLines,
  savePayout,
} from './payouts.store.ts';

/** The list may show a line a little late; the lines of payouts bring what even this misses. */
const OVERLAP = HOUR;
/** A bank returns a payout within days of its arrival. */
const PAYOUTS_SINCE = 35 * DAY;
const EVERY = 10 * MINUTE;
const FEE_EXPECTED_WITHIN = HOUR;
/** The provider's clock may differ by as much. Over a wider gap, the reading of every ten minutes finds what an event said. */
const CLOCKS_DIFFER = MINUTE;

async function readPayout(deps: Deps, payout: PayoutSnapshot): Promise<void> {
  const { payments: account, clock, ids } = deps;
  const at = clock.now();
  const saved = await savePayout(deps.db, { account, payout, id: ids(), at });
  if (saved.lines_read_at !== null || !payout.isAutomatic || !payout.isReconciled) return;
  const entries = await account.listPayoutBalance(payout.id);
  await inTransaction(deps.db, async (tx) => {
    await saveBalanceLines(tx, { account, entries, payoutId: saved.id });
    await markLinesRead(tx, saved.id, at);
  });
}

/** Reads what the provider wrote to its balance since the last reading, and its payouts. A repeat changes nothing. @throws GatewayError */
export async function readBalance(deps: Deps): Promise<void> {
  const { payments: account, clock } = deps;
  const now = clock.now();
  const readTo = await findReadTo(deps.db, account);
  if (readTo === null) return;
  const entries = await account.listBalance(after(readTo, -OVERLAP));
  await inTransaction(deps.db, async (tx) => {
    await saveBalanceLines(tx, { account, entries });
    await moveReadTo(tx, account, now);
  });
  const payouts = await account.listPayouts(after(readTo, -PAYOUTS_SINCE));
  for (const payout of payouts) await readPayout(deps, payout);
}

/** A reading since the change has found it: the events of one payout, listed together, are one reading. @throws GatewayError */
export async function readBalanceSince(deps: Deps, changedAt: Date): Promise<void> {
  const readTo = await findReadTo(deps.db, deps.payments);
  if (readTo !== null && readTo <= after(changedAt, CLOCKS_DIFFER)) await readBalance(deps);
}

/** Every ten minutes, and sooner while a payment waits for its fee. */
export async function readBalanceWhenDue(deps: Deps): Promise<void> {
  const { payments: account, clock } = deps;
  const now = clock.now();
  const readTo = await findReadTo(deps.db, account);
  if (readTo === null) return;
  const isDue = readTo <= after(now, -EVERY);
  if (isDue || (await hasUnreadCharge(deps.db, account, after(now, -FEE_EXPECTED_WITHIN)))) await readBalance(deps);
}
