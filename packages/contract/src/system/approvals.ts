/** An act that one admin asks for and another one decides. */
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Empty, Id, Instant, requiredLongText, rawText } from '../core/values.ts';
import type { InputCode } from '../core/input-messages.ts';
import { approvalDecisions, approvalKinds, approvalSubjects } from './approval-kinds.ts';

const Facts = z.nullable(z.record(z.string(), z.unknown()));

export const Approval = z.object({
  _id: Id,
  kind: z.enum(approvalKinds),
  subject: z.object({ kind: z.enum(approvalSubjects), id: z.nullable(Id), label: z.string() }),
  /** The e-mails; empty for a deleted account. */
  askedBy: z.string(),
  isMine: z.boolean(),
  /** The caller is another person, and has the right that the act needs. */
  mayDecide: z.boolean(),
  /** Names the roles that may. */
  whoMay: z.string(),
  reason: z.string(),
  before: Facts,
  after: Facts,
  askedAt: Instant,
  expiresAt: Instant,
  /** Null while it is open, and after it has expired. */
  decision: z.nullable(z.enum(approvalDecisions)),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type Approval = z.infer<typeof Approval>;

/** The call that was refused as `approval.required`, word for word. */
export const AskApprovalBody = z.object({
  /** The browser chooses the id, so that a retry asks once. */
  _id: Id,
  method: z.enum(['POST', 'PUT', 'DELETE']),
  /** The path in the contract, with parameters as `{id}`. */
  path: rawText(100),
  params: z.record(z.string(), rawText(100)),
  body: z.nullish(z.record(z.string(), z.unknown())),
  reason: requiredLongText(500, 'reason.missing' satisfies InputCode),
});

export const approvals = {
  list: endpoint('GET /admin/approvals', {
    access: 'admin',
    summary: 'What waits for a second person, the oldest first, and the last decisions',
    // `isRequired`: whether the settings want a second person.
    answers: { 200: z.object({ isRequired: z.boolean(), open: z.array(Approval), decided: z.array(Approval) }) },
  }),
  ask: endpoint('POST /admin/approvals', {
    access: 'admin',
    stepUp: true,
    summary: 'Ask another person for an act that was refused as `approval.required`; nothing else happens yet',
    body: AskApprovalBody,
    answers: { 201: Empty },
    problems: ['approval.needless', 'approval.asked'],
  }),
  approve: endpoint('POST /admin/approvals/{id}/approve', {
    access: 'admin',
    stepUp: true,
    summary: 'Approve what another person asked for; it is done in the same step',
    problems: ['not-found', 'approval.own', 'approval.ended', 'approval.changed'],
  }),
  refuse: endpoint('POST /admin/approvals/{id}/refuse', {
    access: 'admin',
    summary: 'Refuse what another person asked for, or take back what one has asked for oneself',
    problems: ['not-found', 'approval.ended'],
  }),
};
