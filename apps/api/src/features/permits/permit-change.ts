import { toFieldMessages, type ChangedPermit, type permits, type ReadBody } from '@wideload/contract';
import {
  isPermitSettled,
  mayMovePermit,
  findPermitAnswerProblems,
  type PermitAnswer,
  type PermitStatus,
} from '@wideload/domain';
import type { Admin } from '../../actor.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { recordAct } from '../audit-log/audit-log.service.ts';
import { claimForWork } from '../queue/queue.service.ts';
import { initialAnswer, toPermit, recordEvent, touchOrder } from '../orders/orders.service.ts';
import { lockPermit, createStaleProblem, type LockedPermit, type StoredPermit } from './locked-permit.ts';
import { formatPermitNotification } from './permit-notification.ts';
import { enqueuePermitUpdate, toPermitUpdate } from './permit-mails.ts';
import { writeAnswer } from './permits.store.ts';

type Answer = ReadBody<typeof permits.change>;
export type Change = LockedPermit & { after: StoredPermit };

function applyAnswer(permit: StoredPermit, answer: Answer, now: Date): StoredPermit {
  const { status, stateNumber, validFrom, validTo, chargedFeeCents, reason } = answer;
  const { filedAt, document, version } = permit;
  const facts = { stateNumber, validFrom, validTo, chargedFeeCents, refusalReason: '' };
  if (status === 'requested') return { ...permit, ...initialAnswer, status };
  if (status === 'refused') return { ...permit, ...initialAnswer, filedAt, refusalReason: reason, status };
  if (status === 'issued')
    return { ...permit, ...facts, filedAt: filedAt ?? now, issuedAt: now, version: version + 1, document, status };
  // Reopened: recorded facts stay, to be corrected.
  if (permit.status === 'issued') return { ...permit, issuedAt: null, status };
  return { ...permit, ...facts, filedAt: now, status };
}

export function refuseIncomplete(
  status: PermitStatus,
  answer: Omit<PermitAnswer, 'hasDocument'>,
  document: StoredPermit['document'],
): void {
  const found = findPermitAnswerProblems(status, { ...answer, hasDocument: document !== null });
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

type RecordedChange = { admin: Admin; change: Change; heldUntil?: Date };

export async function recordChange(deps: Deps, tx: Tx, { admin, change, heldUntil }: RecordedChange): Promise<void> {
  const { order, permit, after, unit } = change;
  await recordEvent(tx, deps, {
    orderId: order.id,
    userId: order.userId,
    what: 'permit',
    permit: { state: permit.state, unit },
    from: permit.status,
    to: after.status,
    comment: after.refusalReason,
    by: admin,
    notification: formatPermitNotification({ ...after, unit, from: permit.status, to: after.status }),
    ...(heldUntil !== undefined && { heldUntil }),
  });
  await recordPermitAct(deps, tx, { admin, change });
}

export async function recordPermitAct(deps: Deps, tx: Tx, { admin, change }: RecordedChange): Promise<void> {
  const { order, permit, after, unit } = change;
  await recordAct(tx, deps, admin, {
    what: 'permit.change',
    subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
    before: { unit, ...toAuditFacts(permit) },
    after: { unit, ...toAuditFacts(after) },
  });
}

type AnswerTo = { id: string; body: Answer };

/** Locks the order; all effects of the answer commit together. Work on an order claims it. */
export function changePermit(deps: Deps, admin: Admin, { id, body }: AnswerTo): Promise<ChangedPermit> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockForAnswer(tx, admin, { id, body });
    if (isWork(body)) await claimForWork(tx, deps, { admin, orderId: locked.order.id, over: body.over });
    return applyChange(tx, deps, { admin, locked, body });
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
  return applyChange(tx, deps, { admin, locked: await lockForAnswer(tx, admin, answer), body: answer.body });
}

async function lockForAnswer(tx: Tx, admin: Admin, { id, body }: AnswerTo): Promise<LockedPermit> {
  const locked = await lockPermit(tx, admin, id);
  const { permit } = locked;
  if (permit.status !== body.from) throw await createStaleProblem(tx, admin, locked);
  if (!mayMovePermit(permit.status, body.status)) {
    const detail = `This permit is ${permit.status} and cannot become ${body.status}.`;
    throw new Problem('permit.move-refused', { detail, members: { permitStatus: permit.status } });
  }
  refuseIncomplete(body.status, body, permit.document);
  return locked;
}

async function applyChange(
  tx: Tx,
  deps: Deps,
  { admin, locked, body }: { admin: Admin; locked: LockedPermit; body: Answer },
): Promise<ChangedPermit> {
  const { order, permit } = locked;
  const now = deps.clock.now();
  const change = { ...locked, after: applyAnswer(permit, body, now) };
  await writeAnswer(tx, change.after);
  await touchOrder(tx, order.id, now);
  await recordChange(deps, tx, { admin, change });
  const update = toPermitUpdate({ ...change, from: permit.status });
  if (update !== null) await enqueuePermitUpdate(tx, deps, { order, update });
  const others = order.permits.filter(({ _id }) => _id !== permit._id);
  const allIssued = [...others, change.after].every(({ status }) => isPermitSettled(status));
  return { permit: toPermit(change.after), allIssued };
}
