/** Features call this before an act that needs the approval of a second admin. */
import type { DeskRole } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import type { Act } from './act.ts';
import { mailAsker } from './approval-mails.ts';
import { findApproval, hasSecond, writeDecision } from './approvals.store.ts';

/** Carries the act to `askApproval`. */
export class ApprovalRequired extends Problem {
  readonly act: Act;
  constructor(act: Act) {
    super('approval.required', { members: { approval: act.kind } });
    this.act = act;
  }
}

/** Whether somebody else at the desk has the right, and the settings want two. */
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
