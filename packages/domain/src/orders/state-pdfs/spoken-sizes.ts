import { normalizeMeasure } from '../../basics/measure-text.ts';
import type { PdfFactField } from './pdf-fields.ts';
import { readLength } from './pdf-lengths.ts';

const feet = String.raw`\d{1,3}(?:\.\d+)? ?(?:'|ft\b\.?|feet\b|foot\b)`;
const inches = String.raw`\d{1,3}(?:\.\d+)?(?: \d/\d{1,2})? ?(?:"|in\b\.?|inch(?:es)?\b)`;
const amount = `(?:${feet}(?:,? ?-? ?(?:and )?${inches})?|${inches})`;
/** No part of a longer number. */
const begin = String.raw`(?<![\d.'/-] ?)`;

/** With its word behind it, or with its letter in a row as `12' 2" W x 14' 6" H`. */
function buildPatterns(words: string, letter: string): RegExp[] {
  const parts = [
    `${begin}(${amount}),? ?(?:${words}|(?:in )?(?:overall |total )?${letter})\\b`,
    `${begin}(${amount}) ?${letter.charAt(0)}(?= ?[x×])`,
    `[x×] ?(${amount}) ?${letter.charAt(0)}\\b`,
  ];
  return parts.map((part) => new RegExp(part, 'g'));
}

const sizes: Partial<Record<PdfFactField, RegExp[]>> = {
  width: buildPatterns('wide', 'width'),
  height: buildPatterns('high|tall', 'height'),
  length: buildPatterns('long', 'length'),
};

const name = '(w|h|l)(?:idth|eight|ength)?';
/** `(W x H x L): 12' 2" x 14' 6" x 95'`. */
const row = new RegExp(
  String.raw`\b${name} ?[x×/] ?${name} ?[x×/] ?${name}\)?[ :=]*(${amount}) ?[x×/] ?(${amount}) ?[x×/] ?(${amount})`,
  'g',
);

const sentenceEnd = /(?<!\b(?:ft|in))[.;] /;
/** Of a limit, a condition or a part: none of its sizes is that of this load. */
const ofOtherThing =
  /\b(?:trailers?|semi-?trailers?|signs?|flags?|banners?|lanes?|bridges?|roads?|roadways?|shoulders?|poles?|legal|reducible|maximum|minimum|over|exceed\w*|than|up to|at least|if|when|where|each|every|under|between|within)\b/;
const ofOtherSize = /\b(?:of|or|no(?!\.)|not|any|all|loads|vehicles)\b[^,]{0,12}$/;
const limit = /^,? ?(?:or|and) (?:more|less|over|wider|longer|higher)\b/;

function isOfThis(before: string, after: string): boolean {
  const sentence = before.split(sentenceEnd).at(-1) ?? '';
  return !ofOtherThing.test(sentence) && !ofOtherSize.test(before) && !limit.test(after);
}

/** Sizes in running text that no label names before them, as in `13 feet 6 inches wide`. */
export function findSpokenSizes(field: PdfFactField, text: string): number[] {
  const patterns = sizes[field];
  if (patterns === undefined) return [];
  const plain = normalizeMeasure(text);
  const spoken = patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: found, 1: size = '', index }) => {
      const before = plain.slice(Math.max(0, index - 200), index);
      return isOfThis(before, plain.slice(index + found.length)) ? size : [];
    }),
  );
  const inRow = [...plain.matchAll(row)].flatMap((found) => {
    const at = found.slice(1, 4).indexOf(field.charAt(0));
    return at === -1 ? [] : (found[at + 4] ?? []);
  });
  return [...spoken, ...inRow].flatMap((size) => readLength(size, '') ?? []);
}
