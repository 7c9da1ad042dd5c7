import type { approvalSubjects, ApprovalKind, DeskRole } from '@wideload/contract';

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
