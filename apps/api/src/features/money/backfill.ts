import { after, DAY, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { GatewayEvent } from '#providers/payments/port.ts';
import { logFailure } from '#providers/payments/provider-problem.ts';
import { raiseAlert } from './settle/payment-alerts.service.ts';
import { eventTypes, handleEvent } from './settle/handle-event.ts';
import { moveCursor, findNewestEventTime, readCursor, type Cursor } from './settle/events.store.ts';
import { listUnfinished } from './charges/open-attempts.store.ts';
import { settle } from './settle/settle.ts';

/** Longer than the hour between two reads: the server was down, or the database is a restored one. */
const GAP = 2 * HOUR;
const EVENTS_KEPT = 29 * DAY;
const UNSETTLED_TOO_LONG = 6 * HOUR;

/** An event that cannot be settled blocks no other. @returns the errors. */
async function settleEvents(deps: Deps, events: readonly GatewayEvent[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const event of events) await handleEvent(deps, event).catch((error: unknown) => failures.push(error));
  return failures;
}

/** After a gap, events may be missing and stored payments may be out of date. */
async function settleUnfinished(deps: Deps): Promise<void> {
  for (const { id } of await listUnfinished(deps.db, deps.payments)) {
    await settle(deps, id).catch((error: unknown) => logFailure(deps.log, 'backfill', error));
  }
}

async function raiseGapAlert(deps: Deps, { settled_to: from }: Cursor, now: Date): Promise<void> {
  const formatDay = (instant: Date) => instant.toISOString().slice(0, 10);
  await raiseAlert(deps, deps.db, {
    kind: 'anomaly',
    key: `gap:${from.toISOString()}`,
    cause: 'fact',
    detail: `No events were received from the provider from ${formatDay(from)} to ${formatDay(now)}, and it keeps events for 30 days only: compare its list of payments with the orders.`,
  });
}

async function raiseStalledCursorAlert(deps: Deps, from: Date, failures: number): Promise<void> {
  await raiseAlert(deps, deps.db, {
    kind: 'stuck',
    key: `events:${from.toISOString()}`,
    cause: 'fact',
    detail: `${failures} of the provider's events since ${from.toISOString()} cannot be settled. The log says why (provider.failed).`,
  });
}

/** A reading by any process counts. */
export async function isBackfillDue({ db, clock, payments }: Deps): Promise<boolean> {
  const cursor = await readCursor(db, payments);
  return cursor === null || cursor.listed_to <= after(clock.now(), -HOUR);
}

/** Reads from an hour before the last complete read. @throws GatewayError, or AggregateError for events to read again. */
export async function backfillEvents(deps: Deps): Promise<void> {
  const { db, payments } = deps;
  const now = deps.clock.now();
  const cursor = await readCursor(db, payments);
  const from = cursor?.settled_to ?? (await findNewestEventTime(db, payments.provider)) ?? now;
  const events = await payments.listEvents(after(from, -HOUR), eventTypes);
  const failures = await settleEvents(deps, events);
  if (cursor !== null && cursor.listed_to < after(now, -GAP)) await settleUnfinished(deps);
  if (cursor !== null && cursor.settled_to < after(now, -EVENTS_KEPT)) await raiseGapAlert(deps, cursor, now);
  await moveCursor(db, payments, { listed_to: now, settled_to: failures.length === 0 ? now : from });
  if (failures.length === 0) return;
  if (from < after(now, -UNSETTLED_TOO_LONG)) await raiseStalledCursorAlert(deps, from, failures.length);
  throw new AggregateError(failures, `${failures.length} of ${events.length} events were not settled.`);
}
