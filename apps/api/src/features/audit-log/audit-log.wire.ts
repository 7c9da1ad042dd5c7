import { auditActions, type AuditEntry } from '@wideload/contract';
import type { Cell } from '#platform/http/bodies/csv.ts';
import type { ActionRow } from './audit-log-list.store.ts';

const formatActor = (row: ActionRow) => (row.email === '' ? 'Deleted account' : row.email);

function toAction({ what }: ActionRow): AuditEntry['what'] {
  const act = auditActions.find((each) => each === what);
  if (act === undefined) throw new Error(`The audit log holds an unknown act: ${what}`);
  return act;
}

export function toAuditEntry(row: ActionRow): AuditEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    who: { _id: row.actor_id, email: formatActor(row), name: row.name },
    what: toAction(row),
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.label, userId: row.user_id },
    // Cast: written as objects by `Act`.
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
  };
}

export const csvHeader = [
  'At',
  'Admin',
  'Admin name',
  'Admin ID',
  'Act',
  'Kind',
  'Subject',
  'Subject ID',
  'Before',
  'After',
];

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** In the order of `csvHeader`. */
export function toActionCells(row: ActionRow): Cell[] {
  const { at, name, actor_id, what, subject_kind, label, subject_id, before, after } = row;
  return [at, formatActor(row), name, actor_id, what, subject_kind, label, subject_id, toJson(before), toJson(after)];
}
