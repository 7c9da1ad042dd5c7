import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant, StateValue } from '../core/values.ts';
import { systemTroubles } from './system-troubles.ts';

export const FailedMail = z.object({
  _id: Id,
  kind: z.string(),
  to: z.string(),
  failedAt: Instant,
  error: z.string(),
  /** A code or link in it can no longer be used, so it is never sent again. */
  isExpired: z.boolean(),
});
export type FailedMail = z.infer<typeof FailedMail>;

const MaybeInstant = z.nullable(Instant);

/** Null: it never happened, or nothing waits. */
export const SystemState = z.object({
  readAt: Instant,
  startedAt: Instant,
  version: z.string(),
  troubles: z.array(z.enum(systemTroubles)),
  payments: z.object({ provider: z.enum(['sandbox', 'stripe']), isLive: z.boolean(), isOpen: z.boolean() }),
  reconciledAt: MaybeInstant,
  eventsListedAt: MaybeInstant,
  openAlerts: z.int(),
  mails: z.object({
    sender: z.enum(['folder', 'smtp']),
    waiting: z.int(),
    retrying: z.int(),
    /** Why the newest failed try of a waiting mail failed. */
    retryReason: z.nullable(z.string()),
    /** Without mails that have expired. */
    failed: z.int(),
    oldestDueAt: MaybeInstant,
    /** The newest 50. */
    failures: z.array(FailedMail),
  }),
  /** For people without an account. */
  texts: z.object({
    sender: z.enum(['none', 'folder', 'twilio']),
    waiting: z.int(),
    retrying: z.int(),
    /** Why the newest failed try of a waiting text failed. */
    retryReason: z.nullable(z.string()),
    /** Those of the last thirty days that are not tried again. */
    failed: z.int(),
    oldestDueAt: MaybeInstant,
  }),
  /** For webhooks of customers, without those that are paused. */
  events: z.object({
    waiting: z.int(),
    /** The figures of the last thirty days. */
    givenUp: z.int(),
    oldestAt: MaybeInstant,
    /** The receiver that the oldest one waits for; null when none waits. */
    furthestBehind: z.nullable(z.object({ host: z.string(), waiting: z.int() })),
  }),
  /** PDFs that wait for a process that reads and joins them. */
  papersWaiting: z.int(),
  backedUpAt: MaybeInstant,
  freeBytes: z.number(),
  documents: z.enum(['folder', 's3']),
  scanner: z.enum(['none', 'clamd']),
  blog: z.enum(['database', 'ghost']),
  /** Fingerprint of the key that signs files of the audit log. */
  auditKey: z.string(),
});
export type SystemState = z.infer<typeof SystemState>;

export const waitKinds = ['automatic', 'person', 'not-found'] as const;

/** `told`: permits that came in `deskDays` and had a time told (`9 of 10 within 6 h`) when they were paid; `kept`: those within it. */
export const KeptWait = z.object({
  state: StateValue,
  kind: z.enum(waitKinds),
  told: z.int(),
  kept: z.int(),
  /** Permits that wait longer than that now. */
  late: z.int(),
});
export type KeptWait = z.infer<typeof KeptWait>;

export const system = {
  read: endpoint('GET /admin/system', {
    access: 'admin',
    summary: 'The state of queues, jobs, mail, disk and providers, for the operator',
    answers: { 200: SystemState },
  }),
  waits: endpoint('GET /admin/system/waits', {
    access: 'admin',
    summary: 'How many permits came within the time that carriers were told, by state; what a program issues apart',
    answers: { 200: z.object({ items: z.array(KeptWait) }) },
  }),
  retryMail: endpoint('POST /admin/system/mails/{id}/retry', {
    access: 'admin',
    summary: 'Try a failed mail again, as if it were new; one that is being sent already stays as it is',
    answers: { 200: SystemState },
    problems: ['not-found', 'code.expired'],
  }),
};
