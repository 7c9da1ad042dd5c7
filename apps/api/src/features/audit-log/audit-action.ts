import type { AuditAction, AuditSubject } from '@wideload/contract';

export type AdminAction = {
  what: AuditAction;
  subject: {
    kind: AuditSubject;
    id: string | null;
    /** Readable: an order's number, an e-mail, a title, the name of a list. */
    label: string;
  };
  /** Only the changed fields, as flat objects. Never a password. */
  before: object | null;
  after: object | null;
};
