import { paperDifferenceFields, paperFacts, paperRefusals, stateCodes, unclearFacts } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxDocumentBytes } from '../core/limits.ts';
import { CentsValue, fileUpload, Id, IdParams } from '../core/values.ts';

/** `encrypted` needs a password; `unreadable` begins like a PDF and is none; `heavy` takes more memory or time than reading may. */
export const paperProblems = [...paperRefusals, 'encrypted', 'unreadable', 'heavy'] as const;
export type PaperProblem = (typeof paperProblems)[number];

/** The permit of the order that a PDF is of, with what was found on it; null for what was not found. */
export const ReadPaper = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    permitId: Id,
    number: z.nullable(z.string()),
    validFrom: z.nullable(z.string()),
    validTo: z.nullable(z.string()),
    feeCents: z.nullable(CentsValue),
    /** The differences between PDF and order, ready to be read. */
    differences: z.array(z.object({ field: z.enum(paperDifferenceFields), found: z.string(), ordered: z.string() })),
    /** Facts that were not found on the PDF. */
    missing: z.array(z.enum(paperFacts)),
    /** Facts of which the PDF has several values, ready to be read. */
    unclear: z.array(z.object({ fact: z.enum(unclearFacts), values: z.array(z.string()) })),
  }),
  z.object({
    ok: z.literal(false),
    because: z.enum(paperProblems),
    state: z.nullable(z.enum(stateCodes)),
    /** The words of a stamp, or the numbers of several permits. */
    detail: z.nullable(z.string()),
  }),
]);
export type ReadPaper = z.infer<typeof ReadPaper>;

export const statePapers = {
  read: endpoint({
    method: 'POST',
    path: '/permits/admin/orders/{id}/papers',
    access: 'admin',
    summary: "Read a state's permit, a PDF, and find the permit of the order that it is of; stores and changes nothing",
    params: IdParams,
    body: fileUpload(['application/pdf'], maxDocumentBytes, 'document.too-large'),
    answers: { 200: ReadPaper },
    problems: ['not-found', 'document.unavailable'],
  }),
};
