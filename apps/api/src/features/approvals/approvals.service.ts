import {
  findDeskRight,
  deskRightWords,
  hasDeskRight,
  type approvals,
  type ReadBody,
  type Approval,
  type DeskRole,
} from '@wideload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admin } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { requireDeskRight } from '#desk-right.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Approvable } from '#platform/http/handle.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  findApproval,
  findDeskRole,
  insertApproval,
  isAskedAlready,
  listEnded,
  listOpen,
  writeDecision,
  hasSecond,
  type StoredApproval,
  type ApprovalRow,
} from './approvals.store.ts';
import { mailAsker, mailSeconds, type Act } from './approval-mails.ts';

export type { Act } from './approval-mails.ts';

/** Long enough for a weekend. */
const LIFE = 3 * DAY;
const ENDED_SHOWN = 20;

type AskedCall = Pick<ReadBody<typeof approvals.ask>, 'method' | 'path' | 'params' | 'body'>;
type Http = { request: FastifyRequest; reply: FastifyReply };

function toApproval(row: ApprovalRow, by: Admin): Approval {
  const isMine = row.asked_by === by.personId;
  return {
    _id: row.id,
    kind: row.kind,
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label },
    askedBy: row.asker,
    isMine,
    mayDecide: !isMine && hasDeskRight(by.deskRole, row.needed_right),
    whoMay: deskRightWords[row.needed_right],
    reason: row.reason,
    // Cast: written as objects by `askApproval`.
    before: JSON.parse(row.before) as Approval['before'],
    after: JSON.parse(row.after) as Approval['after'],
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decision: row.decision,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export async function listApprovals({ db, clock, config }: Deps, by: Admin) {
  const now = clock.now();
  const [open, ended] = await Promise.all([listOpen(db, by, now), listEnded(db, by, { now, limit: ENDED_SHOWN })]);
  return {
    isRequired: config.needsSecondPerson,
    open: open.map((row) => toApproval(row, by)),
    decided: ended.map((row) => toApproval(row, by)),
  };
}

function requireApprovable({ request }: Http, { method, path }: Pick<AskedCall, 'method' | 'path'>): Approvable {
  const found = request.server.approvable.get(`${method} ${path}`);
  if (found === undefined) throw createFieldProblem('path', 'Not a call that a second person approves');
  return found;
}

/** The call as a request would make it: its schemas read the input. */
async function make({ endpoint, handler }: Approvable, actor: Admin, asked: AskedCall, http: Http): Promise<void> {
  const params = endpoint.params?.safeParse(asked.params);
  const body = endpoint.body?.safeParse(asked.body ?? undefined);
  if (params?.success === false || body?.success === false) throw new Problem('input.invalid');
  const { request, reply } = http;
  await handler({ params: params?.data, query: undefined, body: body?.data, actor, request, reply });
}

// Features call this before an act that needs the approval of a second admin.

/** Carries the act to `askApproval`. */
class ApprovalRequired extends Problem {
  readonly act: Act;
  constructor(act: Act) {
    super('approval.required', { members: { approval: act.kind } });
    this.act = act;
  }
}

/** @returns true if somebody else at the desk has the right, and the settings want two. */
export async function isSecondNeeded({ db, config }: Deps, by: Admin, right: DeskRole): Promise<boolean> {
  return config.needsSecondPerson && hasSecond(db, by, right);
}

/** @throws Problem approval.required, approval.changed */
export async function refuseAlone(db: Db | Tx, { config }: Deps, by: Admin, act: Act): Promise<void> {
  if (by.approval === undefined || by.approval === 'asking') {
    const isNeeded = act.isNeeded && config.needsSecondPerson && (await hasSecond(db, by, act.right));
    if (isNeeded) throw new ApprovalRequired(act);
    if (by.approval === 'asking') throw new Problem('approval.needless');
    return;
  }
  const asked = await findApproval(db, by, by.approval.id);
  const isSame = asked?.before === JSON.stringify(act.before) && asked.after === JSON.stringify(act.after);
  if (!isSame) throw new Problem('approval.changed');
}

/** In the transaction of the act: the decision is written with it, or neither is. @throws Problem as `refuseAlone`, approval.ended */
export async function requireSecondPerson(tx: Tx, deps: Deps, by: Admin, act: Act): Promise<void> {
  await refuseAlone(tx, deps, by, act);
  if (by.approval === undefined || by.approval === 'asking') return;
  const { id, by: approver } = by.approval;
  const isOpen = await writeDecision(tx, { id, decision: 'approved', by: approver, now: deps.clock.now() });
  if (!isOpen) throw new Problem('approval.ended');
  const second = { ...by, personId: approver };
  const { subject, kind, after } = act;
  await recordAction(tx, deps, second, { what: 'approval.approve', subject, before: null, after: { kind, ...after } });
  await mailAsker(tx, deps, { askedBy: by.personId, decidedBy: approver, decision: 'approved', act });
}

/** Tries the call, which names the act as it refuses to be done alone. Every other refusal is the answer. */
async function findAct(by: Admin, asked: AskedCall, http: Http): Promise<Act> {
  const found = requireApprovable(http, asked);
  requireDeskRight(by, findDeskRight(found.endpoint));
  try {
    await make(found, { ...by, approval: 'asking' }, asked, http);
  } catch (error) {
    if (error instanceof ApprovalRequired) return error.act;
    throw error;
  }
  throw new Problem('approval.needless');
}

export async function askApproval(
  deps: Deps,
  by: Admin,
  { _id, reason, ...asked }: ReadBody<typeof approvals.ask>,
  http: Http,
): Promise<void> {
  const act = await findAct(by, asked, http);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const row = {
      id: _id,
      kind: act.kind,
      needed_right: act.right,
      call: JSON.stringify(asked),
      subject_kind: act.subject.kind,
      subject_id: act.subject.id,
      subject_label: act.subject.label,
      before: JSON.stringify(act.before),
      after: JSON.stringify(act.after),
      reason,
      asked_by: by.personId,
      asked_at: now,
      expires_at: after(now, LIFE),
    };
    if (await isAskedAlready(tx, by, row)) throw new Problem('approval.asked');
    if (!(await insertApproval(tx, by, row))) return;
    const { subject, kind } = act;
    await recordAction(tx, deps, by, { what: 'approval.ask', subject, before: null, after: { kind, reason } });
    await mailSeconds(tx, deps, by, { act, reason });
  });
}

async function requireOpen({ db, clock }: Deps, by: Admin, id: string): Promise<StoredApproval> {
  const row = await findApproval(db, by, id);
  if (row === undefined) throw new Problem('not-found');
  if (row.decision !== null || row.expires_at <= clock.now()) throw new Problem('approval.ended');
  return row;
}

/** The call is made as by who asked, who must still have the right; it writes the decision in its transaction. */
export async function approve(deps: Deps, by: Admin, id: string, http: Http): Promise<void> {
  const row = await requireOpen(deps, by, id);
  if (row.asked_by === by.personId) throw new Problem('approval.own');
  requireDeskRight(by, row.needed_right);
  const deskRole = await findDeskRole(deps.db, row.asked_by);
  if (deskRole === null) throw new Problem('approval.ended');
  const asker: Admin = { ...by, personId: row.asked_by, deskRole, approval: { id, by: by.personId } };
  requireDeskRight(asker, row.needed_right);
  // Cast: written by `askApproval`.
  const asked = JSON.parse(row.call) as AskedCall;
  await make(requireApprovable(http, asked), asker, asked, http);
}

export async function refuse(deps: Deps, by: Admin, id: string): Promise<void> {
  const row = await requireOpen(deps, by, id);
  const isMine = row.asked_by === by.personId;
  if (!isMine) requireDeskRight(by, row.needed_right);
  await inTransaction(deps.db, async (tx) => {
    const decision = isMine ? 'withdrawn' : 'refused';
    const now = deps.clock.now();
    if (!(await writeDecision(tx, { id, decision, by: by.personId, now }))) throw new Problem('approval.ended');
    const { kind } = row;
    const subject = { kind: row.subject_kind, id: row.subject_id, label: row.subject_label };
    const what = isMine ? 'approval.withdraw' : 'approval.refuse';
    await recordAction(tx, deps, by, { what, subject, before: null, after: { kind } });
    if (!isMine)
      await mailAsker(tx, deps, {
        askedBy: row.asked_by,
        decidedBy: by.personId,
        decision: 'refused',
        act: { kind, subject },
      });
  });
}
