import { normalizePhone, parseDay, stateCodes, type Day } from '@wideload/domain';
import * as z from 'zod/mini';
import type { InputCode } from './input-messages.ts';

// PostgreSQL text cannot hold NUL, and a lone surrogate has no UTF-8: both are refused as ordinary bad input.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Text from a person, trimmed, at most `max` characters; `missing` is said where there is none at all. */
export function text(max: number, missing?: string) {
  return z
    .string(missing)
    .check(z.trim(), z.maxLength(max, `At most ${max} characters`), z.refine(isStorable, 'Not a text'));
}

/** Text kept exactly as it was typed, blanks included. */
export function rawText(max: number) {
  return z.string().check(z.maxLength(max, `At most ${max} characters`), z.refine(isStorable, 'Not a text'));
}

/** Text that must say something; `message` is shown when it is empty. */
export function requiredText(max: number, message: string) {
  return text(max, message).check(z.minLength(1, message));
}

/** A UUID, in lower case. */
export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'Not an id'));
export const IdParams = z.object({ id: Id });

/** Digits only, as the specification words it. */
export function digits(max: number, empty: string, message: string = 'numbers.only' satisfies InputCode) {
  return requiredText(max, empty).check(z.regex(/^\d*$/, message));
}

export const Email = z
  .string('email.missing' satisfies InputCode)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'email.missing' satisfies InputCode),
    z.maxLength(254, 'format.wrong' satisfies InputCode),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'format.wrong' satisfies InputCode),
    z.refine(isStorable, 'format.wrong' satisfies InputCode),
  );

/** `''` for none. */
export const OptionalEmail = text(254).check(
  z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'format.wrong' satisfies InputCode),
);

/** Digits, after spaces, dashes, dots, brackets and a leading +1 are taken off; `''` for none. */
export const OptionalPhone = z.pipe(
  z.pipe(text(40), z.transform(normalizePhone)),
  z.string().check(z.regex(/^\d*$/, 'numbers.only' satisfies InputCode), z.maxLength(20, 'At most 20 characters')),
);

/** An instant, ISO 8601 UTC. */
export const Instant = z.string();
/** Whole cents. */
export const CentsValue = z.int();

// The refinement has just shown the text to be a real day, which the schema's type cannot say by itself.
export const DayValue = z
  .string()
  .check(z.refine((value) => parseDay(value) !== null, 'Not a day')) as unknown as z.ZodMiniType<Day, string>;
export const StateValue = z.enum(stateCodes, 'Not a state');
export const Empty = z.object({});
/** An answer that is not JSON but a file: its bytes, its name and its media type, which is the schema's. */
export const PdfFile = z.file().check(z.mime(['application/pdf']));
export const CsvFile = z.file().check(z.mime(['text/csv']));

/** What an upload takes, and what is said of one that is too large. */
export type Upload = { readonly mediaTypes: readonly string[]; readonly maxBytes: number; readonly tooLarge: string };

const uploads = new WeakMap<z.ZodMiniType, Upload>();

/** Null for the schema of a body that is no upload. */
export function uploadFactsOf(schema: z.ZodMiniType): Upload | null {
  return uploads.get(schema) ?? null;
}

/**
 * A body that is not JSON but one file, sent raw under its own media type; `message` is for one above `maxBytes`. By what it is called says
 * nothing of what it is: whoever takes it looks at its bytes.
 */
export function uploadOf(mediaTypes: readonly z.core.util.MimeTypes[], maxBytes: number, message: string) {
  const schema = z.file().check(z.mime([...mediaTypes]), z.maxSize(maxBytes, message));
  uploads.set(schema, { mediaTypes, maxBytes, tooLarge: message });
  return schema;
}

/** A whole number typed as digits, or sent as a number; at most `max`. */
export function wholeNumber(max: number, empty: string, message: string = 'numbers.only' satisfies InputCode) {
  return z.pipe(
    z.pipe(z.union([z.string(), z.number()], empty), z.transform(String)),
    z.pipe(
      digits(12, empty, message),
      z.pipe(z.transform(Number), z.number().check(z.gte(1, 'Must be more than 0'), z.lte(max, `At most ${max}`))),
    ),
  );
}
