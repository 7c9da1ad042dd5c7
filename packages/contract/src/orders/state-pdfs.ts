import { pdfDifferenceFields, pdfFacts, pdfRefusals, stateCodes, unclearFacts } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxDocumentBytes } from '../core/limits.ts';
import { CentsValue, fileUpload, Id } from '../core/values.ts';

/**
 * `encrypted` needs a password; `unreadable` begins like a PDF and is none; `heavy` takes more memory or time than reading may;
 * `other-permit` fits another permit of the order than the chosen one.
 */
export const pdfProblems = [...pdfRefusals, 'encrypted', 'unreadable', 'heavy', 'other-permit'] as const;
export type PdfProblem = (typeof pdfProblems)[number];

/** The facts found on a PDF; null for a fact that it lacks. */
const FoundInPdf = z.object({
  number: z.nullable(z.string()),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  feeCents: z.nullable(CentsValue),
});
export type FoundInPdf = z.infer<typeof FoundInPdf>;

/** A PDF beside a permit of the order. */
const ComparedPdf = z.extend(FoundInPdf, {
  /** The differences between PDF and order, ready to be read. */
  differences: z.array(z.object({ field: z.enum(pdfDifferenceFields), found: z.string(), ordered: z.string() })),
  /** The sentence that makes it doubtful whether the PDF is an issued permit: a person has to look. */
  doubt: z.nullable(z.string()),
  /** Facts that were not found on the PDF. */
  missing: z.array(z.enum(pdfFacts)),
  /** Facts of which the PDF has several values, ready to be read. */
  unclear: z.array(z.object({ fact: z.enum(unclearFacts), values: z.array(z.string()) })),
});
export type ComparedPdf = z.infer<typeof ComparedPdf>;

/** The permit of the order that a PDF is of. */
export const PdfReading = z.discriminatedUnion('ok', [
  z.extend(ComparedPdf, { ok: z.literal(true), permitId: Id, unreadPages: z.number() }),
  z.object({
    ok: z.literal(false),
    because: z.enum(pdfProblems),
    state: z.nullable(z.enum(stateCodes)),
    /** The words of a stamp, the numbers of several permits, or the unit of another permit. */
    detail: z.nullable(z.string()),
    /** Pages at the end of a long PDF, of which nothing is known. */
    unreadPages: z.number(),
    /** The PDF beside the permit that was chosen for it; null without one, and where the PDF gives no facts. */
    chosen: z.nullable(ComparedPdf),
  }),
]);
export type PdfReading = z.infer<typeof PdfReading>;

export const statePdfs = {
  read: endpoint('POST /permits/admin/orders/{id}/papers', {
    access: 'admin',
    summary:
      "Read a state's permit, a PDF, and find the permit of the order that it is of, or compare it with the permit that was chosen; stores and changes nothing",
    /** The chosen permit, one of the order. */
    query: z.object({ permit: z.optional(Id) }),
    body: fileUpload(['application/pdf'], maxDocumentBytes, 'document.too-large'),
    answers: { 200: PdfReading },
    problems: ['not-found', 'document.unavailable'],
  }),
};
