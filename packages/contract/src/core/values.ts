import {
  type Day,
  isEmailAddress,
  isPhoneNumber,
  longestEmail,
  normalizeEmail,
  normalizePhone,
  parseDay,
  parseGivenDay,
  readRegion,
  regionCodes,
  splitPhone,
  removeControls,
  toLine,
  toLines,
  toTextNumber,
  stateCodes,
} from '@wideload/domain';
import * as z from 'zod/mini';
import type { InputCode } from './input-messages.ts';

// PostgreSQL text cannot hold NUL, and a lone surrogate has no UTF-8.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const tooLong = (max: number) => `text.too-long:${max}` satisfies InputCode;

const textBy = (read: (text: string) => string, max: number, missing?: InputCode) =>
  z.string(missing).check(z.overwrite(read), z.maxLength(max, tooLong(max)), z.refine(isStorable, 'Not a text'));

/** One line, without controls; `missing` is the message for an absent field. */
export function text(max: number, missing?: InputCode) {
  return textBy(toLine, max, missing);
}

export function requiredText(max: number, message: InputCode) {
  return text(max, message).check(z.minLength(1, message));
}

/** Keeps its line breaks; for notes, comments, reasons, messages. */
export function longText(max: number, missing?: InputCode) {
  return textBy(toLines, max, missing);
}

export function requiredLongText(max: number, message: InputCode) {
  return longText(max, message).check(z.minLength(1, message));
}

/** A code, compared and never read: it has no control, and nothing is taken from it. */
export function rawText(max: number) {
  const isPlain = (code: string) => removeControls(code) === code && !code.includes('\n');
  return z
    .string()
    .check(z.maxLength(max, tooLong(max)), z.refine(isStorable, 'Not a text'), z.refine(isPlain, 'Not a code'));
}

/** As it was written, line breaks, tabs and all: for what a parser reads. */
export function anyText(max: number, missing?: InputCode) {
  return z.string(missing).check(z.maxLength(max, tooLong(max)), z.refine(isStorable, 'Not a text'));
}

export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'Not an id'));
export const IdParams = z.object({ id: Id });

const MOST_DIGITS = 12;

/** Up to twelve digits, as a text. */
export function digits(empty: InputCode, message: InputCode) {
  return requiredText(MOST_DIGITS, empty).check(z.regex(/^\d*$/, message));
}

/** An address that mail is sent to; `missing` and `wrong` are the messages. */
export function emailSchema(missing: InputCode = 'email.missing', wrong: InputCode = 'format.wrong') {
  return z
    .string(missing)
    .check(
      z.overwrite(normalizeEmail),
      z.minLength(1, missing),
      z.maxLength(longestEmail, wrong),
      z.refine(isEmailAddress, wrong),
      z.toLowerCase(),
    );
}

export const Email = emailSchema();

/** The address of an account as a person types it to be found. No mail goes to it: an older account may have any. */
export const AccountEmail = z
  .string('email.missing' satisfies InputCode)
  .check(
    z.overwrite(normalizeEmail),
    z.toLowerCase(),
    z.minLength(1, 'email.missing' satisfies InputCode),
    z.maxLength(longestEmail, 'format.wrong' satisfies InputCode),
    z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]+$/u, 'format.wrong' satisfies InputCode),
    z.refine(isStorable, 'format.wrong' satisfies InputCode),
  );

/** `''` for none. */
export const OptionalDay = text(10).check(
  z.refine((day) => day === '' || parseDay(day) !== null, 'format.wrong' satisfies InputCode),
);

/** `''` for none. */
export const OptionalEmail = text(longestEmail).check(
  z.overwrite(normalizeEmail),
  z.refine((email) => email === '' || isEmailAddress(email), 'format.wrong' satisfies InputCode),
);

const isPhone = (phone: string) => isPhoneNumber(splitPhone(phone).number);

/** A phone number in its one form: `8065550101`, or `8065550101 x12`. */
export function phoneText(wrong: InputCode) {
  return text(40).check(z.overwrite(normalizePhone), z.refine(isPhone, wrong));
}

/** `''` for none. */
export const OptionalPhone = text(40).check(
  z.overwrite(normalizePhone),
  z.refine((phone) => phone === '' || isPhone(phone), {
    error: ({ input }) =>
      (/^\d+$/.test(splitPhone(String(input)).number) ? 'phone.several' : 'numbers.only') satisfies InputCode,
    abort: true,
  }),
  z.maxLength(20, tooLong(20)),
);

const readReach = (typed: string) => (typed.includes('@') ? normalizeEmail(typed).toLowerCase() : toTextNumber(typed));
const isReach = (to: string | null) =>
  to !== null && (!to.includes('@') || (to.length <= longestEmail && isEmailAddress(to)));

/** A mail address, or the number of a phone in the United States or Canada, as `+18065550101`. */
export const MailOrPhone = z.pipe(
  z.pipe(requiredText(longestEmail, 'field.missing'), z.transform(readReach)),
  z
    .string('mail-or-phone.wrong' satisfies InputCode)
    .check(z.refine(isReach, 'mail-or-phone.wrong' satisfies InputCode)),
);

/** ISO 8601, UTC. */
export const Instant = z.string();
export const CentsValue = z.int();

/** A version, a count or a sum that the caller has seen. PostgreSQL counts on from it. */
export const SeenNumber = z.int().check(z.gte(-(2 ** 31)), z.lte(2 ** 31 - 2));

// Cast: the refinement has just proved the text to be a real day.
const dayBy = (parse: (text: string) => Day | null) =>
  z.string().check(z.refine((value) => parse(value) !== null, 'Not a day')) as unknown as z.ZodMiniType<Day, string>;
export const DayValue = dayBy(parseDay);
/** In a body or query. */
export const GivenDay = dayBy(parseGivenDay);
export const StateValue = z.enum(stateCodes, 'Not a state');
const RegionText = z.pipe(
  z.string(),
  z.transform((region) => readRegion(region) ?? region.trim()),
);
/** A state, territory, province or Mexican state, by its code or its name. */
export const RegionValue = z.pipe(RegionText, z.enum(regionCodes, 'Not a state'));
/** `''` for none. */
export const OptionalRegion = z.pipe(RegionText, z.enum(['', ...regionCodes], 'Not a state'));
export const Empty = z.object({});
export const PdfFile = z.file().check(z.mime(['application/pdf']));
export const NdjsonFile = z.file().check(z.mime(['application/x-ndjson']));
export const PemFile = z.file().check(z.mime(['application/x-pem-file']));
export const CalendarFile = z.file().check(z.mime(['text/calendar']));
export const CsvFile = z.file().check(z.mime(['text/csv']));

export type Upload = {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  readonly tooLarge: InputCode;
};

const uploads = new WeakMap<z.ZodMiniType, Upload>();

export function toUpload(schema: z.ZodMiniType): Upload | null {
  return uploads.get(schema) ?? null;
}

/** A body that is one raw file. The declared media type proves nothing: the handler inspects the bytes. */
export function fileUpload(mediaTypes: readonly z.core.util.MimeTypes[], maxBytes: number, tooLarge: InputCode) {
  const schema = z.file().check(z.mime([...mediaTypes]), z.maxSize(maxBytes, tooLarge));
  uploads.set(schema, { mediaTypes, maxBytes, tooLarge });
  return schema;
}

/** From 1 to `max`; accepts digits as typed, or a number. */
export function wholeNumber(max: number) {
  const empty = 'field.missing' satisfies InputCode;
  return z.pipe(
    z.pipe(z.union([z.string(), z.number()], empty), z.transform(String)),
    z.pipe(
      digits(empty, 'numbers.only'),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.gte(1, 'number.too-low' satisfies InputCode),
            z.lte(max, `number.too-high:${max}` satisfies InputCode),
          ),
      ),
    ),
  );
}

/** All that was paid is refunded, on its way back, or lost in a dispute: nothing of the order is filed, issued or approved. */
export const RefundedValue = z.boolean();
