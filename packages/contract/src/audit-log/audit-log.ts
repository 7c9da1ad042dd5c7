import * as z from 'zod/mini';
import { auditActs, auditSubjects } from './audit-acts.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { auditList } from '../core/lists.ts';
import { CsvFile, Id, Instant } from '../core/values.ts';

/** What an act changed: flat, by the names of the fields. Null where there was, or is, nothing, and where a person's data were erased. */
const Changed = z.nullable(z.record(z.string(), z.unknown()));

export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  /** `Deleted account` stands for the e-mail of an admin who is gone. */
  who: z.object({ _id: Id, email: z.string() }),
  what: z.enum(auditActs),
  subject: z.object({
    kind: z.enum(auditSubjects),
    /** Null for a list. */
    id: z.nullable(z.string()),
    /** Order number, e-mail, title or name of the list as it was then; empty where a person's data were erased. */
    label: z.string(),
    /** Whose order it is, or whose account; null for anything else, and where the account is an admin's or gone. */
    userId: z.nullable(Id),
  }),
  before: Changed,
  after: Changed,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `search` finds in admins' e-mails, in acts by their words, and in what the subjects were called. */
const AuditListQuery = z.extend(listQuery(auditList), {
  act: z.optional(z.enum(auditActs)),
  subject: z.optional(z.enum(auditSubjects)),
  /** Not before; where a day begins is the reader's affair. */
  since: z.optional(z.iso.datetime()),
  /** Before, and not at. */
  until: z.optional(z.iso.datetime()),
});

export const auditLog = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: 'admin',
    summary: 'What admins have done: who, when, to what, from what to what; newest first',
    query: AuditListQuery,
    answers: { 200: listOf(AuditEntry) },
  }),
  export: endpoint({
    method: 'GET',
    path: '/audit.csv',
    access: 'admin',
    summary: 'The same acts, searched and filtered alike, on all pages, as a CSV file',
    query: z.omit(AuditListQuery, { sort: true, page: true, pageSize: true }),
    answers: { 200: CsvFile },
    perMinute: 60,
  }),
};
