import type { AuditAct, AuditSubject } from '@wideload/contract';

export type Act = {
  what: AuditAct;
  subject: {
    kind: AuditSubject;
    /** Null for a list. */
    id: string | null;
    /** As people know it: an order's number, an e-mail, a title, the name of a list. */
    label: string;
  };
  /** Only what the act changed, as flat objects; null where there was, or is, nothing. Never a password. */
  before: object | null;
  after: object | null;
};
