import { deskRightWords, hasDeskRight, type Approval } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { ApprovalRow } from './approvals.store.ts';

export function toApproval(row: ApprovalRow, by: Admin): Approval {
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
