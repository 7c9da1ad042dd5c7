import { sql } from 'kysely';
import { after, HOUR, MINUTE, SECOND } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { keyFor } from '../../providers/payments/port.ts';
import { logFailure } from '../../providers/payments/provider-problem.ts';
import { repeat } from '../../repeat.ts';
import type { AttemptRow } from './attempts.store.ts';
import { listUnsettled } from './open-attempts.store.ts';
import { backfillEvents } from './events.ts';
import type { PaymentRow } from './payments.store.ts';
import { settle } from './settle.ts';
import { GIVEN_UP_AFTER } from './verdict.ts';

const EVERY = 15 * SECOND;
const BATCH = 50;
/** A request may still be running this soon after it was sent. */
const READ_AFTER = 5 * SECOND;
const SYNC_ACTION_AFTER = 15 * MINUTE;
const CANCEL_ACTION_AFTER = HOUR;
const ALERT_AFTER_FAILURES = 10;
/** Advisory lock of the one runner; any number that nothing else of ours uses. */
const LOCK = 7_241_002;

type Unsettled = { payment: PaymentRow; attempt: AttemptRow | null };

function isDue({ attempt }: Unsettled, now: Date): boolean {
  if (attempt === null) return true;
  if (attempt.sent_at === null) return attempt.created_at < after(now, -GIVEN_UP_AFTER);
  return attempt.sent_at < after(now, attempt.state === 'requires_action' ? -SYNC_ACTION_AFTER : -READ_AFTER);
}

/** Reads and settles; a 3-D Secure that nobody finishes is canceled. It never confirms. */
async function settleOne(deps: Deps, { payment }: Unsettled): Promise<void> {
  const { attempt, snapshot } = await settle(deps, payment.id);
  const isForgotten =
    attempt?.state === 'requires_action' &&
    attempt.sent_at !== null &&
    attempt.sent_at < after(deps.clock.now(), -CANCEL_ACTION_AFTER);
  if (!isForgotten || snapshot?.status !== 'requires_action') return;
  const canceled = await deps.payments.cancelIntent(keyFor('cancel', payment.id), snapshot.id);
  await settle(deps, payment.id, { heard: { snapshot: canceled, attempt } });
}

export type Reconciler = {
  /** One turn; false when another process is at it. */
  run(): Promise<boolean>;
};

/** Finds what a crash, a lost answer or a lost webhook left open, and settles it. */
export function makeReconciler(deps: Deps): Reconciler {
  const failures = new Map<string, number>();
  let backfilledAt: Date | null = null;

  async function tryOne(open: Unsettled): Promise<void> {
    const { id } = open.payment;
    try {
      await settleOne(deps, open);
      failures.delete(id);
    } catch (error) {
      const count = (failures.get(id) ?? 0) + 1;
      failures.set(id, count);
      logFailure(deps.log, 'reconcile', error);
      if (count === ALERT_AFTER_FAILURES) deps.log.error({ event: 'payment.stuck', payment: id, failures: count });
    }
  }

  async function turn(): Promise<void> {
    const now = deps.clock.now();
    const open = await listUnsettled(deps.db, BATCH);
    for (const one of open.filter((candidate) => isDue(candidate, now))) await tryOne(one);
    if (backfilledAt !== null && backfilledAt > after(now, -HOUR)) return;
    await backfillEvents(deps);
    backfilledAt = now;
  }

  return {
    run: () =>
      deps.db.connection().execute(async (connection) => {
        const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(${LOCK}) AS locked`.execute(
          connection,
        );
        if (rows[0]?.locked !== true) return false;
        try {
          await turn();
          return true;
        } finally {
          await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
        }
      }),
  };
}

/** Runs the reconciler at once and every 15 seconds. @returns a function that stops it. */
export function startReconciler(deps: Deps): () => Promise<void> {
  const reconciler = makeReconciler(deps);
  return repeat('payments.reconcile', () => reconciler.run(), { everyMs: EVERY, log: deps.log });
}
