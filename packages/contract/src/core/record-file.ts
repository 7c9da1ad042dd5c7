// Trucks, trailers and companies as a text or as the sheets of a workbook: all rows are kept or none is.
import * as z from 'zod/mini';
import type { InputCode } from './input-messages.ts';
import { anyText, text } from './values.ts';

/** Characters: 2,000 rows of all fields. */
const LONGEST_FILE = 600_000;
/** Bytes of a body: the same in the lines of sheets, and the first lines of other sheets. */
export const maxImportBytes = 2_000_000;

/** Of a sheet of any program. */
const MOST_LINES = 1_048_576;

const ImportedSheet = z.object({
  name: text(300),
  /** Of the filled lines of the sheet: a very long one brings its first lines alone. */
  count: z.int().check(z.minimum(0), z.maximum(MOST_LINES)),
  /** `line` counts from 1, as the workbook does. */
  lines: z.array(
    z.object({
      line: z.int().check(z.minimum(1), z.maximum(MOST_LINES)),
      cells: z.array(text(300)).check(z.maxLength(200)),
    }),
  ),
});
export type ImportedSheet = z.infer<typeof ImportedSheet>;

/** A line names the fields; each further line is a record, identified by its number. One of `csv` and `sheets` is given. */
export const ImportBody = z
  .object({
    csv: z._default(anyText(LONGEST_FILE), ''),
    /** The one whose columns are those of the records is read. */
    sheets: z._default(z.array(ImportedSheet).check(z.maxLength(200)), []),
    /** True keeps nothing, and says what would be kept. */
    isPreview: z.boolean(),
  })
  .check(
    z.refine(({ csv, sheets }) => csv.trim() !== '' || sheets.length > 0, {
      path: ['csv'],
      error: 'field.missing' satisfies InputCode,
    }),
  );

/** A skipped row is none of a record, such as one of totals. */
const rowFates = ['new', 'changed', 'same', 'wrong', 'skipped'] as const;
export type RowFate = (typeof rowFates)[number];

export const fileFacts = {
  isKept: z.boolean(),
  /** The columns that belong to no field. */
  ignored: z.array(z.string()),
  /** The fields as a person knows them, with their columns in the file, such as `C`; `''` for a field without one. */
  fields: z.array(z.object({ field: z.string(), label: z.string(), column: z.string() })),
  /** The sheet of the workbook that was read, and the others; `''` and none for a text. */
  sheet: z.string(),
  otherSheets: z.array(z.string()),
};

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
