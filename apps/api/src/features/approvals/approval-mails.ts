import {
  approvalWords,
  type ApprovalDecision,
  type approvalSubjects,
  type ApprovalKind,
  type DeskRole,
} from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { PersonId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { listSeconds, readEmail } from './approvals.store.ts';

export type Act = {
  kind: ApprovalKind;
  /** The role that the act needs: the second person has it, too. */
  right: DeskRole;
  /** False for what one may do alone, such as a small refund. */
  isNeeded: boolean;
  subject: { kind: (typeof approvalSubjects)[number]; id: string | null; label: string };
  /** Flat, and never a password. */
  before: object | null;
  after: object | null;
};

type Named = Pick<Act, 'kind' | 'subject'>;

function describe({ config }: Deps, { kind, subject }: Named) {
  return {
    act: approvalWords[kind],
    subject: subject.label,
    link: `${config.publicUrl}/admins/approvals`,
    ...(subject.kind === 'order' && subject.id !== null && { orderId: subject.id }),
    ...(subject.kind === 'user' && subject.id !== null && { personId: subject.id }),
  };
}

/** Each person who could decide, in the transaction of the request. */
export async function mailSeconds(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { act, reason }: { act: Act; reason: string },
): Promise<void> {
  const content = { ...describe(deps, act), asker: await readEmail(tx, by.personId), reason };
  for (const to of await listSeconds(tx, by, act.right))
    await enqueue(tx, deps, { kind: 'approval-asked', to, content });
}

type Decided = {
  askedBy: PersonId;
  decidedBy: PersonId;
  decision: Exclude<ApprovalDecision, 'withdrawn'>;
  act: Named;
};

/** In the transaction of the decision. */
export async function mailAsker(tx: Tx, deps: Deps, { askedBy, decidedBy, decision, act }: Decided): Promise<void> {
  const to = await readEmail(tx, askedBy);
  if (to === '') return;
  const content = { ...describe(deps, act), decision, decider: await readEmail(tx, decidedBy) };
  await enqueue(tx, deps, { kind: 'approval-decided', to, content });
}
