import * as z from 'zod/mini';
import { auditActions, auditSubjects } from './audit-acts.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { auditList } from '../core/lists.ts';
import { CsvFile, Id, Instant, NdjsonFile, PemFile } from '../core/values.ts';

/** Null where there was or is no value, and where personal data was erased. */
const Changed = z.nullable(z.record(z.string(), z.unknown()));

export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  /** Also of a deleted admin. */
  who: z.object({ _id: Id, email: z.string(), name: z.string() }),
  what: z.enum(auditActions),
  subject: z.object({
    kind: z.enum(auditSubjects),
    id: z.nullable(z.string()),
    /** The order number, e-mail, title or list name at that time; empty where a carrier's personal data was erased. */
    label: z.string(),
    /** The subject's account; null for other subjects, for admins, and for deleted accounts. */
    userId: z.nullable(Id),
  }),
  before: Changed,
  after: Changed,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `search` matches admins' e-mails, the words of the acts, and the labels of the subjects. */
const AuditListQuery = z.extend(listQuery(auditList), {
  act: z.optional(z.enum(auditActions)),
  subject: z.optional(z.enum(auditSubjects)),
  since: z.optional(z.iso.datetime()),
  /** `since` is inclusive, `until` exclusive. The client decides where a day begins. */
  until: z.optional(z.iso.datetime()),
});

const AuditExportQuery = z.omit(AuditListQuery, { sort: true, page: true, pageSize: true });

export const auditLog = {
  list: endpoint('GET /audit', {
    access: 'admin',
    summary: 'What admins have done: who, when, to what, from what to what; newest first',
    query: AuditListQuery,
    answers: { 200: listOf(AuditEntry) },
  }),
  export: endpoint('GET /audit.csv', {
    access: 'admin',
    summary: 'The same acts, searched and filtered alike, on all pages, as a CSV file',
    query: AuditExportQuery,
    answers: { 200: CsvFile },
    perMinute: 60,
  }),
  exportSigned: endpoint('GET /audit.ndjson', {
    access: 'admin',
    summary: 'The same acts in the order of the chain, with their hashes; the last line is a signature over the file',
    query: AuditExportQuery,
    answers: { 200: NdjsonFile },
    perMinute: 60,
  }),
  readKey: endpoint('GET /audit-key.pem', {
    access: 'admin',
    summary: 'The public key that checks signed files of the audit log',
    answers: { 200: PemFile },
  }),
};
