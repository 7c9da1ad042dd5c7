import { listRefusalMoney, toFieldMessages, type ChangedPermit, type permits, type ReadBody } from '@wideload/contract';
import {
  advancesPermit,
  isPermitSettled,
  mayMovePermit,
  findPermitAnswerProblems,
  stateName,
  type PermitAnswer,
  type PermitStatus,
  type StateCode,
} from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordActions } from '#features/audit-log/audit-log.service.ts';
import { completeChange, refuseUnpaidChange } from '#features/order-changes/order-changes.service.ts';
import { findMovedMoney } from '#features/money/payments.service.ts';
import {
  claimForWork,
  initialAnswer,
  isExpiredPermit,
  refuseRefunded,
  toPermit,
  recordEvents,
  touchOrder,
  formatNotification,
} from '#features/orders/orders.service.ts';
import { lockPermit, createStaleProblem, type LockedPermit, type StoredPermit } from './locked-permit.ts';
import { enqueuePermitUpdate, toPermitUpdate } from './permit-mails.ts';
import { notifyUnmetDays } from './record-warning.ts';
import { writeAnswers } from './permits.store.ts';

type Answer = ReadBody<typeof permits.change>;
/**
 * `money`: what happens to it, for its carrier, when the state has refused. `warnings`: what the clerk was shown about the PDF, and
 * issued it all the same.
 */
export type Change = LockedPermit & {
  after: StoredPermit;
  money?: readonly string[];
  warnings?: readonly string[] | undefined;
};

function applyAnswer(permit: StoredPermit, answer: Answer, now: Date): StoredPermit {
  const { status, stateNumber, reason } = answer;
  if (status === 'requested') return { ...permit, ...initialAnswer, status };
  if (status === 'refused')
    return { ...permit, ...initialAnswer, filedAt: permit.filedAt, refusalReason: reason, status };
  // Reopened: recorded facts stay, to be corrected.
  if (permit.status === 'issued') return { ...permit, issuedAt: null, status };
  return { ...permit, stateNumber, filedAt: now, status };
}

export function refuseIncomplete(status: PermitStatus, answer: PermitAnswer): void {
  const found = findPermitAnswerProblems(status, answer);
  if (found.length === 0) return;
  throw new Problem('input.invalid', {
    errors: toFieldMessages(found).map((message) => ({ ...message, code: 'invalid' })),
  });
}

export function toAuditFacts({
  state,
  status,
  stateNumber,
  validFrom,
  validTo,
  chargedFeeCents,
  refusalReason,
  granted,
  voidReason,
}: StoredPermit) {
  return {
    status,
    ...(stateNumber !== '' && { stateNumber }),
    ...(validFrom !== null && { validFrom }),
    ...(validTo !== null && { validTo }),
    ...(chargedFeeCents !== null && { chargedFeeCents }),
    ...(refusalReason !== '' && { comment: refusalReason }),
    ...(voidReason !== '' && { comment: voidReason }),
    ...Object.fromEntries(Object.entries(granted).filter(([, figure]) => figure !== null)),
    state,
  };
}

/** For the audit log. */
export function toIssuedDespite(warnings: readonly string[] = []): { issuedDespite?: string } {
  return warnings.length === 0 ? {} : { issuedDespite: warnings.join('\n') };
}

type RecordedChanges = { admin: Admin; changes: readonly Change[]; heldUntil?: Date };

type PermitChange = {
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  from: PermitStatus;
  to: PermitStatus;
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  refusalReason: string;
  /** Issued for days that are over. */
  isExpired: boolean;
};

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: string | null) => (day === null ? '' : dayFormat.format(new Date(day)));

function formatSentence({ from, to, validFrom, validTo, refusalReason, isExpired }: PermitChange): string {
  if (to === 'issued' && isExpired)
    return `it was valid from ${formatDay(validFrom)} to ${formatDay(validTo)} and has expired. Do not travel with it.`;
  if (to === 'issued')
    return `it is valid from ${formatDay(validFrom)} to ${formatDay(validTo)}. Download it from the order.`;
  if (to === 'refused') return `the state refused it. ${refusalReason}`;
  if (from === 'issued') return 'it was taken back, do not use it. We work on it again.';
  return to === 'filed' ? 'we have filed it with the state.' : 'it is to be filed again.';
}

/** Spec [3]: the status comes last. */
function formatPermitNotification(change: PermitChange): string {
  const number = change.to === 'issued' ? `, number ${change.stateNumber}` : '';
  const comment = `${stateName(change.state)} permit for unit ${change.unit}${number}: ${formatSentence(change)}`;
  return formatNotification(comment, change.to);
}

/** Of permits of one order that move alike. */
export async function recordChanges(deps: Deps, tx: Tx, { admin, changes, heldUntil }: RecordedChanges): Promise<void> {
  const [first] = changes;
  if (first === undefined) return;
  const { order, permit, after, money = [], warnings = [] } = first;
  const [from, to] = [permit.status, after.status];
  await recordEvents(tx, deps, {
    orderId: order.id,
    ownerId: order.ownerId,
    what: 'permit',
    from,
    to,
    by: admin,
    each: changes.map(({ after: each, unit }) => {
      const isExpired = isExpiredPermit(each, deps.clock.now());
      return {
        permit: { state: each.state, unit },
        comment: each.refusalReason,
        notification: formatPermitNotification({ ...each, unit, from, to, isExpired }),
      };
    }),
    note: money.join(' '),
    issuedDespite: warnings.join('\n'),
    ...(heldUntil !== undefined && { heldUntil }),
  });
  await recordPermitActions(deps, tx, { admin, changes });
}

export async function recordPermitActions(deps: Deps, tx: Tx, { admin, changes }: RecordedChanges): Promise<void> {
  const acts = changes.map(({ order, permit, after, unit, warnings }) => ({
    what: 'permit.change' as const,
    subject: { kind: 'order' as const, id: order.id, label: String(order.orderNumber) },
    before: { unit, ...toAuditFacts(permit) },
    after: { unit, ...toAuditFacts(after), ...toIssuedDespite(warnings) },
  }));
  await recordActions(tx, deps, admin, acts);
}

type AnswerTo = { id: string; body: Answer };

/** Locks the order; all effects of the answer commit together. Work on an order of the queue claims it. */
export function changePermit(deps: Deps, admin: Admin, { id, body }: AnswerTo): Promise<ChangedPermit> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockForAnswer(tx, admin, { id, body });
    if (isWork(body) && !locked.order.isRefunded)
      await claimForWork(tx, deps, { admin, orderId: locked.order.id, over: body.over });
    return writeChange(tx, deps, { admin, locked, after: applyAnswer(locked.permit, body, deps.clock.now()) });
  });
}

/** A correction of an earlier answer claims nothing. */
function isWork({ from, status }: Answer): boolean {
  return from !== 'issued' && status !== 'requested';
}

/** `changePermit` in an open transaction, without a claim. */
export async function changePermitIn(
  tx: Tx,
  deps: Deps,
  { admin, ...answer }: AnswerTo & { admin: Admin },
): Promise<ChangedPermit> {
  const locked = await lockForAnswer(tx, admin, answer);
  return writeChange(tx, deps, { admin, locked, after: applyAnswer(locked.permit, answer.body, deps.clock.now()) });
}

async function lockForAnswer(tx: Tx, admin: Admin, { id, body }: AnswerTo): Promise<LockedPermit> {
  const locked = await lockForMove(tx, admin, { id, from: body.from, to: body.status });
  const nothing = { validFrom: null, validTo: null, chargedFeeCents: null, hasDocument: false };
  refuseIncomplete(body.status, { ...nothing, stateNumber: body.stateNumber, reason: body.reason });
  return locked;
}

/** `from` is the status that the admin saw: another one means that somebody was faster. */
export async function lockForMove(
  tx: Tx,
  admin: Admin,
  { id, from, to }: { id: string; from: PermitStatus; to: PermitStatus },
): Promise<LockedPermit> {
  const locked = await lockPermit(tx, admin, id);
  const { permit } = locked;
  if (permit.status !== from) throw await createStaleProblem(tx, admin, locked);
  if (!mayMovePermit(from, to)) {
    const detail = `This permit is ${from} and cannot become ${to}.`;
    throw new Problem('permit.move-refused', { detail, members: { permitStatus: from } });
  }
  if (advancesPermit(from, to)) {
    refuseRefunded(locked.order, 'filed or issued');
    await refuseUnpaidChange(tx, locked.order);
  }
  return locked;
}

type Answered = { admin: Admin; locked: LockedPermit } & Pick<Change, 'after' | 'warnings'>;

/** Writes the permit with everything that tells of it: order version, history, notification, audit log and mail. */
export async function writeChange(
  tx: Tx,
  deps: Deps,
  { admin, locked, after, warnings }: Answered,
): Promise<ChangedPermit> {
  const { order, permit } = locked;
  const now = deps.clock.now();
  const paid = { permitId: permit._id, price: permit.price };
  const money = after.status === 'refused' ? listRefusalMoney(paid, await findMovedMoney(tx, order.id)) : [];
  const change = { ...locked, after, money, warnings };
  await writeAnswers(tx, [after]);
  // A permit that was canceled is withdrawn at its state, which ends it.
  if (after.status === 'refused') await completeChange(tx, { order, permit: after }, now);
  await touchOrder(tx, order.id, now);
  await recordChanges(deps, tx, { admin, changes: [change] });
  const update = toPermitUpdate({ ...change, from: permit.status, isExpired: isExpiredPermit(change.after, now) });
  if (update !== null) await enqueuePermitUpdate(tx, deps, { order, update });
  if (after.status === 'issued') await notifyUnmetDays(tx, deps, { by: admin, order, after });
  const others = order.permits.filter(({ _id }) => _id !== permit._id);
  const allIssued = [...others, after].every(({ status }) => isPermitSettled(status));
  return { permit: toPermit(after), allIssued };
}
