import { addDays, findPermitTerm, parseDay, stateName, toDayIn, type Day } from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import { createSystemActor, type System } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { lockOrder } from '#features/orders/orders.service.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { LockedPermit, StoredPermit } from './locked-permit.ts';
import { isTold, listEndingOrders } from './permits.store.ts';
import { recordWarning } from './record-warning.ts';

export { changePermitIn } from './permit-change.ts';
export { findPdfProblem, toDocumentKey, type NewDocument } from './permit-document.ts';
export { joinPermitsOf } from './pdfs/permit-pdf.ts';
export { recordWarning } from './record-warning.ts';
export { issuePermitIn } from './permit-filing.ts';

/** A server that was stopped over a weekend still sends these; earlier ends are old news. */
const DAYS_BACK = 3;

type Order = LockedPermit['order'];
type Kind = 'ends-today' | 'expired';
type SweepDeps = Pick<Deps, 'db' | 'ids' | 'clock' | 'config'>;

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-US');

function formatEnding(kind: Kind, day: Day, states: readonly string[]): string {
  const permits = `The permit${states.length === 1 ? '' : 's'} of ${list.format(states)}`;
  const [last, isOne] = [dayFormat.format(new Date(day)), states.length === 1];
  if (kind === 'ends-today') return `${permits} ${isOne ? 'ends' : 'end'} today, ${last}.`;
  return `${permits} ${isOne ? 'has' : 'have'} expired: the last day was ${last}. Do not travel with ${isOne ? 'it' : 'them'}.`;
}

/** Permits end in the time zone in which they leave the state. */
function findEnding(permit: StoredPermit, now: Date): { kind: Kind; day: Day } | null {
  const today = toDayIn(now, localTime.findZone(permit.route.destination));
  const day = parseDay(permit.validTo ?? '');
  if (today === null || day === null || day < addDays(today, -DAYS_BACK)) return null;
  const term = findPermitTerm(permit, today);
  return term === 'ends-today' || term === 'expired' ? { kind: term, day } : null;
}

/** The permits of one day are one notification. */
function groupEndings({ permits }: Order, now: Date) {
  const groups = new Map<string, { kind: Kind; day: Day; states: Set<string> }>();
  for (const permit of permits) {
    const ending = findEnding(permit, now);
    if (ending === null) continue;
    const key = `${ending.kind} ${ending.day}`;
    const group = groups.get(key) ?? { ...ending, states: new Set<string>() };
    group.states.add(stateName(permit.state));
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function notifyOrder(tx: Tx, deps: SweepDeps, { by, orderId }: { by: System; orderId: string }): Promise<number> {
  const order = await lockOrder(tx, by, orderId);
  if (order === null) return 0;
  let told = 0;
  for (const { kind, day, states } of groupEndings(order, deps.clock.now())) {
    const comment = formatEnding(kind, day, [...states]);
    if (await isTold(tx, by, { orderId, comment })) continue;
    await recordWarning(tx, deps, { by, order, what: 'days', kind, comment });
    told += 1;
  }
  return told;
}

/** Tells carriers, once, of permits whose last day is today or over. @returns the number of notifications */
export async function notifyEndingPermits(deps: SweepDeps): Promise<number> {
  const by = createSystemActor('ending-permits');
  const today = toDayIn(deps.clock.now(), 'UTC');
  if (today === null) throw new Error('UTC is a zone of Intl.');
  const orders = await listEndingOrders(deps.db, by, { from: addDays(today, -DAYS_BACK - 1), to: today });
  let told = 0;
  for (const orderId of orders) told += await inTransaction(deps.db, (tx) => notifyOrder(tx, deps, { by, orderId }));
  return told;
}
