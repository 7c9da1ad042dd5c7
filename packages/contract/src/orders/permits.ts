import { formatDollars, cents, dimensionBounds, maxChargedFee, maxima, permitStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxChangedPermits, maxDocumentBytes } from '../core/limits.ts';
import type { InputCode } from '../core/input-messages.ts';
import { PermitBody } from './order-bodies.ts';
import { Permit } from './orders.ts';
import { filledIn } from './templates.ts';
import {
  GivenDay,
  Id,
  Instant,
  PdfFile,
  fileUpload,
  SeenNumber,
  text,
  requiredText,
  longText,
  requiredLongText,
} from '../core/values.ts';

/**
 * A state's answer to a permit other than its issue. `from` is the status that the admin saw; `findPermitAnswerProblems` lists the
 * requirements of a status. `over` is the admin whose claim the caller was warned about.
 */
export const ChangePermitBody = z.object({
  from: z.enum(permitStatuses),
  status: z.enum(permitStatuses).check(z.refine((status) => status !== 'issued', 'An issue comes with its PDF')),
  stateNumber: z._default(text(60), ''),
  reason: z._default(filledIn(longText(1000)), ''),
  over: z.optional(Id),
});

/** The name of a PDF as it was chosen. */
const fileName = requiredText(255, 'field.missing');
const optionalDay = z._default(z.nullable(GivenDay), null);
/** An empty text is no fee of zero. */
const chargedFee = z.pipe(
  z.pipe(z.string().check(z.regex(/^-?\d+$/, 'numbers.only' satisfies InputCode)), z.transform(Number)),
  z
    .int()
    .check(
      z.gte(0, `amount.too-low:${formatDollars(cents(0))}` satisfies InputCode),
      z.lte(maxChargedFee, `amount.too-high:${formatDollars(cents(maxChargedFee))}` satisfies InputCode),
    ),
);

/** `true` after the clerk was asked about what `permit.doubtful` named. */
const despiteDoubts = z.optional(z.literal('true'));

/** The facts on the PDF of an issued permit. `from` and `over` are as in `ChangePermitBody`. */
export const IssuePermitQuery = z.object({
  from: z.enum(permitStatuses),
  name: fileName,
  stateNumber: z._default(text(60), ''),
  validFrom: optionalDay,
  validTo: optionalDay,
  chargedFeeCents: z._default(z.nullable(chargedFee), null),
  over: z.optional(Id),
  despiteDoubts,
});

const FiledIds = z.array(Id).check(z.minLength(1), z.maxLength(maxChangedPermits));

/** `over` is the admin whose claim the caller was warned about. */
export const FilePermitsBody = z.object({ permits: FiledIds, over: z.optional(Id) });
const FiledPermits = z.object({ permits: z.array(Permit) });

export const ChangedPermit = z.object({
  permit: Permit,
  /** Every permit of the order is issued, so that the order can be approved. */
  allIssued: z.boolean(),
});
export type ChangedPermit = z.infer<typeof ChangedPermit>;

/**
 * The fields of a refused permit that a carrier may change; `answer` is a message to the admin. `despiteDays`: the carrier knows that
 * the days of the unit's permits do not meet in the order of travel (`findUnmetDaysWith`).
 */
export const ResubmitPermitBody = z.extend(z.pick(PermitBody, { date: true, route: true, comment: true }), {
  answer: z._default(longText(1000), ''),
  despiteDays: z.optional(z.boolean()),
});

/**
 * Refused permits of one order. Those of a rejected order may be none: then the answer says what is new, and the order alone is sent
 * again.
 */
export const ResubmitOrderBody = z.object({
  permits: z.array(z.extend(z.pick(PermitBody, { date: true, route: true, comment: true }), { _id: Id })).check(
    z.maxLength(maxChangedPermits),
    z.refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, 'Name each permit once'),
  ),
  answer: z._default(longText(1000), ''),
  despiteDays: z.optional(z.boolean()),
});

const figure = (to: number) => z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(to)));

/**
 * The facts on the new PDF of an issued permit; unchanged facts mean that only the document is replaced. `version` is the one that was
 * read. An omitted figure is that of the order, and an omitted fee the recorded one.
 */
export const AmendPermitQuery = z.object({
  version: z.pipe(z.coerce.number(), SeenNumber),
  name: fileName,
  stateNumber: text(60),
  validFrom: GivenDay,
  validTo: GivenDay,
  width: figure(dimensionBounds.width.to),
  height: figure(dimensionBounds.height.to),
  length: figure(dimensionBounds.length.to),
  weight: figure(maxima.weight),
  /** All that the state has charged for the permit. */
  chargedFeeCents: z.optional(chargedFee),
  despiteDoubts,
});

export const VoidPermitBody = z.object({ version: SeenNumber, reason: requiredLongText(1000, 'reason.missing') });

export const permitVersionKinds = ['amended', 'replaced'] as const;

/** A version of a permit that an amendment ended, or for admins also one whose document was replaced. */
export const FormerPermitVersion = z.object({
  version: z.int(),
  kind: z.enum(permitVersionKinds),
  stateNumber: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  endedAt: Instant,
  document: z.object({ _id: Id, bytes: z.int() }),
});
export type FormerPermitVersion = z.infer<typeof FormerPermitVersion>;

const pdf = fileUpload(['application/pdf'], maxDocumentBytes, 'document.too-large');
const ended = ['not-found', 'order.stale', 'permit.move-refused'] as const;

export const permits = {
  change: endpoint('PUT /permits/admin/permits/{id}', {
    access: 'admin',
    summary: "Record a state's answer to a permit of a pending order, other than its issue; its carrier is notified",
    body: ChangePermitBody,
    answers: { 200: ChangedPermit },
    problems: ['not-found', 'order.stale', 'order.not-pending', 'order.refunded', 'permit.move-refused', 'claim.held'],
  }),
  file: endpoint('POST /permits/admin/orders/{id}/file', {
    access: 'admin',
    summary:
      'File requested permits of a pending order, all or none; its carrier is notified when it can no longer be undone',
    body: FilePermitsBody,
    answers: { 200: FiledPermits },
    problems: ['not-found', 'order.stale', 'order.not-pending', 'order.refunded', 'claim.held'],
  }),
  undoFile: endpoint('POST /permits/admin/orders/{id}/file/undo', {
    access: 'admin',
    summary: 'Undo an own filing of the last seconds, of which the carrier was not notified yet',
    body: z.object({ permits: FiledIds }),
    answers: { 200: FiledPermits },
    problems: ['not-found', 'order.not-pending', 'filing.final'],
  }),
  issue: endpoint('PUT /permits/admin/permits/{id}/issue', {
    access: 'admin',
    summary:
      'Issue a permit of a pending order with the PDF of its state, both or neither; its carrier is notified. Days that miss the trip, a number of another permit, a fee with a digit too many or too few and the PDF of another permit are named and refused, as `doubts`, until the clerk says so',
    query: IssuePermitQuery,
    body: pdf,
    answers: { 200: ChangedPermit },
    problems: [
      'not-found',
      'order.stale',
      'order.not-pending',
      'order.refunded',
      'permit.move-refused',
      'permit.doubtful',
      'claim.held',
      'file.infected',
      'document.unavailable',
    ],
  }),
  document: endpoint('GET /permits/documents/{id}', {
    access: 'signed-in',
    summary: 'An issued permit as a PDF, for the owner of its order or an admin',
    answers: { 200: PdfFile },
    problems: ['not-found', 'document.unavailable'],
  }),
  amend: endpoint('PUT /permits/admin/permits/{id}/amendment', {
    access: 'admin',
    summary:
      'Amend an issued permit or replace its document, also after approval; the former version is kept, and the carrier is told',
    query: AmendPermitQuery,
    body: pdf,
    answers: { 200: Permit },
    problems: [...ended, 'permit.doubtful', 'file.infected', 'document.unavailable'],
  }),
  void: endpoint('PUT /permits/admin/permits/{id}/void', {
    access: 'admin',
    summary: 'Void an issued permit for good, also after approval; the carrier is told why',
    body: VoidPermitBody,
    answers: { 200: Permit },
    problems: [...ended, 'payment_in_progress', 'refund.not-possible', 'refund.disputed'],
  }),
  versions: endpoint('GET /permits/permits/{id}/versions', {
    access: 'signed-in',
    summary: 'The former versions of a permit, newest first, for the owner of its order or an admin',
    answers: { 200: z.object({ items: z.array(FormerPermitVersion) }) },
    problems: ['not-found'],
  }),
  all: endpoint('GET /permits/orders/{id}/permits_pdf', {
    access: 'signed-in',
    summary:
      'All issued permits of an order as one PDF, by unit and in the order of travel, for its owner or an admin. The header `wideload-beside` names those that it cannot hold',
    answers: { 200: PdfFile },
    problems: ['not-found', 'order.no-documents', 'order.documents-too-large', 'document.unavailable'],
  }),
  resubmit: endpoint('PUT /permits/permits/{id}/resubmit', {
    access: 'user',
    summary:
      'Resubmit an own permit that a state refused, with other days, places or comment; the price must not rise. Days that do not meet those of the other permits are named and refused, until the carrier says so',
    body: ResubmitPermitBody,
    answers: { 200: Permit },
    problems: [
      'not-found',
      'order.stale',
      'order.not-pending',
      'order.refunded',
      'permit.move-refused',
      'permit.days-apart',
    ],
  }),
  resubmitOrder: endpoint('PUT /permits/orders/{id}/resubmit', {
    access: 'user',
    summary:
      'Resubmit several refused permits of an own order, all or none, as one permit is resubmitted. A rejected order is pending again with it',
    body: ResubmitOrderBody,
    answers: { 200: z.object({ permits: z.array(Permit) }) },
    problems: [
      'not-found',
      'order.stale',
      'order.not-pending',
      'order.refunded',
      'permit.move-refused',
      'permit.days-apart',
    ],
  }),
};
