import { formatDollars, cents, maxChargedFee, permitStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxDocumentBytes } from '../core/limits.ts';
import type { InputCode } from '../text/input-messages.ts';
import { Permit, PermitBody } from './orders.ts';
import { DayValue, Id, IdParams, PdfFile, text, fileUpload } from '../core/values.ts';

const optionalDay = z._default(z.nullable(DayValue), null);

/**
 * A state's answer to a permit. `from` is the status that the admin saw; `findPermitAnswerProblems` lists the requirements
 * of a status. The PDF of an issued permit is uploaded first.
 */
export const ChangePermitBody = z.object({
  from: z.enum(permitStatuses),
  status: z.enum(permitStatuses),
  stateNumber: z._default(text(60), ''),
  validFrom: optionalDay,
  validTo: optionalDay,
  chargedFeeCents: z._default(
    z.nullable(
      z
        .int()
        .check(
          z.gte(0, `amount.too-low:${formatDollars(cents(0))}` satisfies InputCode),
          z.lte(maxChargedFee, `amount.too-high:${formatDollars(cents(maxChargedFee))}` satisfies InputCode),
        ),
    ),
    null,
  ),
  reason: z._default(text(1000), ''),
});

export const ChangedPermit = z.object({
  permit: Permit,
  /** Every permit of the order is issued, so that the order can be approved. */
  allIssued: z.boolean(),
});
export type ChangedPermit = z.infer<typeof ChangedPermit>;

/** The fields of a refused permit that a carrier may change; `answer` is a message to the admin. */
export const ResubmitPermitBody = z.extend(z.pick(PermitBody, { date: true, route: true, comment: true }), {
  answer: z._default(text(1000), ''),
});

export const permits = {
  change: endpoint({
    method: 'PUT',
    path: '/permits/admin/permits/{id}',
    access: 'admin',
    summary: "Record a state's answer to a permit of a pending order; its carrier is notified",
    params: IdParams,
    body: ChangePermitBody,
    answers: { 200: ChangedPermit },
    problems: ['not-found', 'order.stale', 'order.not-pending', 'permit.move-refused'],
  }),
  upload: endpoint({
    method: 'PUT',
    path: '/permits/admin/permits/{id}/document',
    access: 'admin',
    summary: 'Store the issued permit as a PDF; replaces an earlier one',
    params: IdParams,
    body: fileUpload(['application/pdf'], maxDocumentBytes, 'document.too-large'),
    answers: { 200: z.object({ document: z.object({ _id: Id, bytes: z.int() }) }) },
    problems: ['not-found', 'order.not-pending', 'permit.move-refused', 'document.unavailable'],
  }),
  document: endpoint({
    method: 'GET',
    path: '/permits/documents/{id}',
    access: 'signed-in',
    summary: 'An issued permit as a PDF, for the owner of its order or an admin',
    params: IdParams,
    answers: { 200: PdfFile },
    problems: ['not-found', 'document.unavailable'],
  }),
  resubmit: endpoint({
    method: 'PUT',
    path: '/permits/permits/{id}/resubmit',
    access: 'user',
    summary: 'Resubmit an own permit that a state refused, with other days, places or comment; the price must not rise',
    params: IdParams,
    body: ResubmitPermitBody,
    answers: { 200: Permit },
    problems: ['not-found', 'order.stale', 'order.not-pending', 'permit.move-refused'],
  }),
};
