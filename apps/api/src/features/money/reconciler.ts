import { setTimeout as pause } from 'node:timers/promises';
import { after, HOUR, MINUTE, SECOND, DAY } from '#clock.ts';
import { runAlone } from '#platform/db/run-alone.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { buildKey, type GatewayEvent } from '#providers/payments/port.ts';
import { logFailure } from '#providers/payments/gateway-error.ts';
import { recordRun } from '#platform/job-runs.ts';
import { runRepeatedly } from '#platform/repeat.ts';
import { finishDetaching } from './cards/cards.service.ts';
import { readBalanceWhenDue } from './books/read-balance.ts';
import { raiseAlert } from './settle/payment-alerts.service.ts';
import { reconcileDisputes } from './disputes.service.ts';
import { reconcileRefunds } from './refunds/refunds.service.ts';
import { type AttemptRow, openStates } from './charges/attempts.store.ts';
import { clearFailures, countFailure, listUnsettled, listUnfinished } from './charges/open-attempts.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { moveCursor, findNewestEventTime, readCursor, type Cursor } from './settle/events.store.ts';
import { eventTypes, handleEvent } from './settle/handle-event.ts';
import { settle } from './settle/settle.ts';
import { GIVEN_UP_AFTER } from './settle/verdict.ts';
import { withWatchedGateway } from './watched-gateway.ts';

/** The old provider is out of reach after a change of the settings. Only test payments end; live payments and their orders stay. */
async function retireTestPayments({ db, clock, payments, log }: Deps): Promise<void> {
  const at = clock.now();
  const { provider, livemode } = payments;
  const retired = await inTransaction(db, async (tx) => {
    const left = await tx
      .updateTable('payments')
      .set({ status: 'canceled', updated_at: at })
      .where('livemode', '=', false)
      .where((row) => row.or([row('provider', '<>', provider), row('livemode', '<>', livemode)]))
      .where('status', 'not in', ['succeeded', 'canceled'])
      .returning('id')
      .execute();
    const ids = left.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .updateTable('payment_attempts')
        .set({ state: 'abandoned', updated_at: at })
        .where('payment_id', 'in', ids)
        .where('state', 'in', openStates)
        .execute();
    return ids;
  });
  for (const payment of retired) log.warn({ event: 'payment.retired', payment });
}

const EVERY = 15 * SECOND;
const RETRY_FIRST_AFTER = SECOND / 2;
const BATCH = 50;
/** A request may still be running this soon after it was sent. */
const READ_AFTER = 5 * SECOND;
const SYNC_ACTION_AFTER = 15 * MINUTE;
const CANCEL_ACTION_AFTER = HOUR;
const ALERT_AFTER_FAILURES = 10;
/** Any number that no other advisory lock uses. */
const LOCK = 7_241_002;

type Unsettled = { payment: PaymentRow; attempt: AttemptRow | null };

function isDue({ payment, attempt }: Unsettled, now: Date): boolean {
  if (attempt === null) return true;
  if (attempt.sent_at === null) return attempt.created_at < after(now, -GIVEN_UP_AFTER);
  if (attempt.state !== 'requires_action') return attempt.sent_at < after(now, -READ_AFTER);
  const isForgotten = attempt.sent_at < after(now, -CANCEL_ACTION_AFTER);
  return isForgotten || (payment.synced_at ?? attempt.sent_at) < after(now, -SYNC_ACTION_AFTER);
}

/** Cancels a 3-D Secure that stays unanswered; never confirms. */
async function settleOne(deps: Deps, { payment }: Unsettled): Promise<void> {
  const { attempt, snapshot } = await settle(deps, payment.id);
  const isForgotten =
    attempt?.state === 'requires_action' &&
    attempt.sent_at !== null &&
    attempt.sent_at < after(deps.clock.now(), -CANCEL_ACTION_AFTER);
  if (!isForgotten || snapshot?.status !== 'requires_action') return;
  const canceled = await deps.payments.cancelIntent(buildKey('cancel', payment.id), snapshot.id);
  await settle(deps, payment.id, { fresh: { snapshot: canceled, attempt } });
}

/** The database keeps the count of failures in a row across processes. */
async function recordFailure(deps: Deps, { payment }: Unsettled, error: unknown): Promise<void> {
  logFailure(deps.log, 'reconcile', error);
  await inTransaction(deps.db, async (tx) => {
    if ((await countFailure(tx, payment.id)) !== ALERT_AFTER_FAILURES) return;
    const why = error instanceof Error ? error.message : String(error);
    await raiseAlert(deps, tx, {
      kind: 'stuck',
      key: `stuck:${payment.id}`,
      cause: 'occurrence',
      orderId: payment.order_id,
      paymentId: payment.id,
      detail: `Looking up a payment at the provider failed ${ALERT_AFTER_FAILURES} times in a row: ${why}`,
    });
  });
}

async function settleOrRecordFailure(deps: Deps, open: Unsettled): Promise<void> {
  try {
    await settleOne(deps, open);
    if (open.payment.sync_failures > 0) await clearFailures(deps.db, open.payment.id);
  } catch (error) {
    await recordFailure(deps, open, error);
  }
}

async function settleDue(deps: Deps): Promise<void> {
  const { provider, livemode } = deps.payments;
  let past: string | null = null;
  for (;;) {
    const batch: Unsettled[] = await listUnsettled(deps.db, { provider, livemode, limit: BATCH, past });
    for (const one of batch) if (isDue(one, deps.clock.now())) await settleOrRecordFailure(deps, one);
    past = batch.at(-1)?.payment.id ?? null;
    if (batch.length < BATCH) return;
  }
}

export type Reconciler = {
  /** @returns false if another process is at it. */
  run(): Promise<boolean>;
};

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
async function isBackfillDue({ db, clock, payments }: Deps): Promise<boolean> {
  const cursor = await readCursor(db, payments);
  return cursor === null || cursor.listed_to <= after(clock.now(), -HOUR);
}

/** Reads from an hour before the last complete read. @throws GatewayError, or AggregateError for events to read again. */
async function backfillEvents(deps: Deps): Promise<void> {
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

/** Settles payments that a crash, a lost response or a lost webhook left open. */
export function createReconciler(given: Deps): Reconciler {
  const deps = withWatchedGateway(given);
  let hasBackfilled = false;

  async function runTurn(): Promise<void> {
    if (!hasBackfilled) await retireTestPayments(deps);
    await settleDue(deps);
    await finishDetaching(deps);
    await reconcileRefunds(deps);
    await reconcileDisputes(deps);
    // PAY of this process waits for a reading since its start; the hourly one after it may be any process's.
    if (!hasBackfilled || (await isBackfillDue(deps))) {
      await backfillEvents(deps);
      hasBackfilled = true;
    }
    // Last, because PAY may wait for the events.
    await readBalanceWhenDue(deps).catch((error: unknown) => logFailure(deps.log, 'balance', error));
  }

  return {
    run: () =>
      runAlone(deps.db, LOCK, async () => {
        await runTurn();
        await recordRun(deps.db, 'reconcile', deps.clock.now());
      }),
  };
}

export function startReconciler(deps: Deps): () => Promise<void> {
  const reconciler = createReconciler(deps);
  const stop = new AbortController();
  let hasRun = false;
  /** The first turn opens PAY, so it does not wait for the next one of this process. */
  async function runTurn(): Promise<void> {
    hasRun = (await reconciler.run()) || hasRun;
    for (; !hasRun && !stop.signal.aborted; hasRun = await reconciler.run()) await pause(RETRY_FIRST_AFTER);
  }
  const stopRepeating = runRepeatedly('payments.reconcile', runTurn, {
    everyMs: EVERY,
    log: deps.log,
    isPaused: deps.disk.isFull,
  });
  return () => {
    stop.abort();
    return stopRepeating();
  };
}
