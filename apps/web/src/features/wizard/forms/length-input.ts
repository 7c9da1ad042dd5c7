import { formatLengthWords, inches, parseLength, type LengthRange } from '@wideload/domain';
import * as texts from '../wizard.texts.ts';
import { inchesInParts, isPlainFeet, parseFeet, noParts, partsOf, type TwoParts } from './two-parts.ts';

/** What stands in a length's field: feet and inches, or the text of the one field, which then counts in their place. */
export type LengthInput = TwoParts & { text?: string };

/** The field holds one text or two parts; a person chooses, and either shows what was typed in the other. */
export type LengthForm = 'one' | 'two';

export const noLength: LengthInput = noParts;

/** What was typed into the one field. */
export function textInput(text: string): LengthInput {
  return text === '' ? noLength : { ...noParts, text };
}

export function isBlankLength({ feet, inches: rest, text }: LengthInput): boolean {
  return text === undefined && feet === '' && rest === '0';
}

/** Inches, or null for what is no length (yet). */
export function inchesIn(input: LengthInput, usual: LengthRange | null = null): number | null {
  if (input.text === undefined) return inchesInParts(input);
  const parsed = parseLength(input.text, usual);
  return parsed.ok ? parsed.inches : null;
}

/** The input as the one field shows it. What is no length as two parts must not look like one here. */
export function textIn(input: LengthInput): string {
  if (input.text !== undefined) return input.text;
  const value = inchesInParts(input);
  if (value !== null) return lengthText(value);
  return input.inches === '0' ? input.feet : `${input.feet} ft ${input.inches} in`.trim();
}

/** The input as the two-part field shows it: text that is no length yet stands in the feet. */
export function partsIn(input: LengthInput, usual: LengthRange | null = null): TwoParts {
  if (input.text === undefined) return input;
  const value = inchesIn(input, usual);
  return value === null ? { ...noParts, feet: input.text } : partsOf(value);
}

/** A length as the one field shows it when nobody typed it there. */
export function lengthText(value: number | null): string {
  return value === null ? '' : formatLengthWords(inches(value));
}

/** What was understood, `= 13 ft 6 in`; undefined where the field says just that already. */
export function readingOf(input: LengthInput, form: LengthForm, usual: LengthRange | null = null): string | undefined {
  if (form === 'two' && (input.text !== undefined || isPlainFeet(input))) return undefined;
  const text = form === 'two' ? input.feet : textIn(input);
  const parsed = form === 'two' ? parseFeet(text) : parseLength(text, usual);
  if (!parsed.ok || text.trim() === lengthText(parsed.inches)) return undefined;
  return parsed.rounded ? texts.rounded(lengthText(parsed.inches)) : `= ${lengthText(parsed.inches)}`;
}
