// Trucks, trailers and companies as CSV files: all rows are kept or none is.
import * as z from 'zod/mini';
import type { InputCode } from './input-messages.ts';
import { anyText } from './values.ts';

/** The first line names the fields; each further line is a record, identified by its number. */
export const ImportBody = z.object({
  csv: anyText(200_000, 'field.missing').check(
    z.refine((csv) => csv.trim() !== '', 'field.missing' satisfies InputCode),
  ),
  /** True keeps nothing, and says what would be kept. */
  isPreview: z.boolean(),
});

/** A skipped row is none of a record, such as one of totals. */
const rowFates = ['new', 'changed', 'same', 'wrong', 'skipped'] as const;
export type RowFate = (typeof rowFates)[number];

/** `ignored` has the columns that belong to no field. */
export const fileFacts = { isKept: z.boolean(), ignored: z.array(z.string()) };

/** `line` counts from 1, as a spreadsheet does. */
export const rowFacts = {
  line: z.int(),
  fate: z.enum(rowFates),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The fields that a changed row changes; `''` for no value. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** Doubts that keep nothing out, such as another record with the same VIN, and why a row is skipped. */
  hints: z.array(z.object({ field: z.string(), message: z.string() })),
};
