import { auditActs, type AuditEntry } from '@wideload/contract';
import type { Cell } from '../../platform/http/bodies/csv.ts';
import type { ActRow } from './audit-log-list.store.ts';

/** Who is gone has no e-mail any more. */
const whoOf = (row: ActRow) => (row.email === '' ? 'Deleted account' : row.email);

function actOf({ what }: ActRow): AuditEntry['what'] {
  const act = auditActs.find((each) => each === what);
  if (act === undefined) throw new Error(`The audit log holds an unknown act: ${what}`);
  return act;
}

/** One act in the contract's shape. */
export function actOnWire(row: ActRow): AuditEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    who: { _id: row.actor_id, email: whoOf(row) },
    what: actOf(row),
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label, userId: row.user_id },
    // Objects, as `Act` has them.
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
  };
}

export const csvHeader = ['At', 'Admin', 'Admin ID', 'Act', 'Kind', 'Subject', 'Subject ID', 'Before', 'After'];

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** One act as a line of the file, in the order of `csvHeader`. */
export function actInCsv(row: ActRow): Cell[] {
  const { at, actor_id, what, subject_kind, subject_label, subject_id, before, after } = row;
  return [at, whoOf(row), actor_id, what, subject_kind, subject_label, subject_id, json(before), json(after)];
}
