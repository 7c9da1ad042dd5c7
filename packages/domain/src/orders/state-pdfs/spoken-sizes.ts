import { normalizeMeasure } from '../../basics/measure-text.ts';
import type { PdfFactField } from './pdf-fields.ts';
import { readLength } from './pdf-lengths.ts';
import { readWeight } from './pdf-values.ts';

const feet = String.raw`\d{1,3}(?:\.\d+)? ?(?:'|ft\b\.?|feet\b|foot\b)`;
const inches = String.raw`\d{1,3}(?:\.\d+)?(?: \d/\d{1,2})? ?(?:"|in\b\.?|inch(?:es)?\b)`;
const amount = `(?:${feet}(?:,? ?-? ?(?:and )?${inches})?|${inches})`;
const dashed = String.raw`\d{1,3}-\d{2}`;
const inRow = `(?:${amount}|\\d{1,3}-\\d{1,2}(?![\\d/-]))`;
/** No part of a longer number. */
const begin = String.raw`(?<![\d.'/-] ?)`;

/** With its word behind it, or with its letter in a row as `12' 2" W x 14' 6" H`. */
function buildPatterns(words: string, letter: string): RegExp[] {
  const parts = [
    `${begin}(${amount}),? ?(?:${words}|(?:in )?(?:overall |total )?${letter})\\b(?! ?[:=(-]| \\d)`,
    `${begin}(${dashed}) (?:${words})\\b(?! ?[:=(-]| \\d)`,
    `${begin}(${inRow}) ?\\(?${letter.charAt(0)}\\)?(?= ?[x×])`,
    `[x×] ?(${inRow}) ?(?:${letter.charAt(0)}\\b|\\(${letter.charAt(0)}\\))`,
    `${begin}(${amount}) ?${letter.charAt(0)}\\b(?:(?=, ?${amount} ?[whl]\\b)|(?<=[whl], ?${amount} ?[whl]))`,
  ];
  return parts.map((part) => new RegExp(part, 'g'));
}

const patterns: Partial<Record<PdfFactField, RegExp[]>> = {
  width: buildPatterns('wide', 'width'),
  height: buildPatterns('high|tall', 'height'),
  length: buildPatterns('long', 'length'),
  weight: [
    /(?<![\d.,])(\d{2,3},\d{3}) ?(?:lbs?\b\.?|pounds)(?: of| in)? (?:gross|total|gvw)\b/g,
    /(?<=\b(?:combination|(?:vehicle|truck) (?:and|with) (?:its |the )?load)\b[^.;]{0,160} (?<!(?:that|which) )weighs? (?:not (?:more than|over) |no more than |up to )?)(\d{2,3},\d{3}) ?(?:lbs?|pounds)\b/g,
  ],
};

const sentenceEnd = /(?<!\b(?:ft|in|lbs?|no))[.;] /;
/** Of a limit, a condition or a part: none of its sizes is that of this load. */
const ofOtherThing =
  /\b(?:trailers?|semi-?trailers?|signs?|flags?|banners?|lanes?|bridges?|roads?|roadways?|shoulders?|poles?|legal|reducible|max(?:imum)?|minimum|over|exceed\w*|than|up to|at least|if|when|where|each|every|under|between|within|limited to|night)\b/;
const ofOtherSize = /\b(?:of|or|no(?!\.)|not|any|all|loads|vehicles)\b[^,]{0,12}$/;
/** In a grant, `vehicles no more than 12 feet wide` are this one. */
const ofOtherInGrant = /\b(?:or|any|all|loads)\b[^,]{0,12}$/;
const limit = /^,? ?(?:or|and) (?:more|less|over|wider|longer|higher)\b/;

/** A state gives a size as the most that this vehicle may have. */
const grant =
  /\b(?:this permit|permission|(?:carrier|permittee|applicant|holder) may (?:move|haul|transport|operate)|authoriz\w+|granted|hereby|(?:the|this) (?:combination|vehicle|load|movement|unit)\b[^,]{0,30} (?:not (?:to )?exceed|(?:no|not) (?:more|wider|higher|taller|longer|heavier) than))\b/;
const most =
  /\b(?:(?:no|not) (?:more|wider|higher|taller|longer|heavier) than|not (?:to exceed|exceeding|over)|(?:shall|may|must|does|will) not exceed|up to|a maximum of)\b/g;
const rule =
  /\b(?:if|when|where|unless|escorts?|county|night|(?:sun|holi)days?|lanes?|bridges?|(?:over|under)pass(?:es)?|structures?|roads?|highways?|restrict\w*|limits? (?:of|for) (?:this|the|all|any)|clearances?|seasonal|frost|thaw|posted|legal|need(?:s|ed)?|requires?|required|speed|hours?|empty|(?:red|green|black|blue|yellow|orange|purple|brown|white)(?:[- ]coded)? (?:routes?|roads?|highways?)|or (?:more|less|over|greater|wider|higher|longer|heavier)|\d{4},? the +(?:is|shall|may|must)|(?:loads|vehicles|combinations) (?:with|of|over|that|which))\b/;

/** The roads of a grant, which are no rule about a road. */
const place =
  /\b(?:over|upon)(?: (?:and|or) (?:over|upon|along|across))* (?:the |all )?(?:(?:state|public|following|designated|described) ){0,3}(?:highways?|roads?|routes?|streets?)(?: system)?\b/g;
const ofPermit = /(?:\b(?:loads?|vehicles?|movements?|combinations?) )?\bunder (?:this|the) permit\b/;
const lastInGrant = /\bnot (?:to )?exceed\b.*\d.*(?:wide|width|high|tall|height|long|length),? or $/;

/** @returns true if a sentence sets a rule, as for loads of a size: its sizes are none of this vehicle. */
export const isRule = (sentence: string) => rule.test(sentence.toLowerCase());

/** A heading of sizes ends the words before it. */
const ofWhole =
  /\b(?:overall|total|loaded|permitted|authorized|approved|combined) (?:dimensions?|sizes?)\b(?:[^.;:]{0,20}:| (?=\d|$))|(?<!trailer )\boverall:|\bdimensions (?:including|with|of (?:the )?(?:vehicle|combination) (?:and|with|including))(?: the| its)? load (?:are|shall be|(?:shall |may |must )?not (?:to )?exceed) (?=\d|$)|(?<!\b(?:loads?|vehicles?) )\bnot to exceed:/;
/** The load or the trailer alone, as `Load: excavator, 11 feet wide`. */
const ofLoad = /^\W*(?:load|cargo|commodity|trailer)\b[^:]{0,20}:/;
/** A kind of loads, as in `Mobile homes: 14 feet wide`. */
const ofKind = /^\W*(?:[a-z-]+ ){0,3}(?!dimensions|sizes|measurements|limits)[a-z-]{2,}s:/;
/** In a grant, the vehicles are named before their load. */
const withLoad = /\bwith (?:a|the|its|an overall) (?:(?:total|combined|overall) )?(?:load|combination)\b/;

/** Of a size with a label before it, the word behind it is the next label. */
const labelBefore = /\b(?:width|height|length)\b[^\d,;]{0,25}$/;
const labelBehind = /(?<! in (?:overall |total )?)(?:width|height|length)$/;

/** @param before normalized, up to the size; @param after from there on */
function isOfThis(before: string, after: string): boolean {
  const sentence = before.split(sentenceEnd).at(-1)?.replace(place, '').split(ofWhole).at(-1) ?? '';
  if (ofLoad.test(sentence) || ofKind.test(sentence)) return false;
  const [rest = ''] = after.replace(place, '').split(sentenceEnd);
  const isGrant = grant.test(sentence) && !isRule(sentence) && !isRule(rest);
  const words = isGrant ? (sentence.replace(most, '').replace(ofPermit, ' ').split(withLoad).at(-1) ?? '') : sentence;
  // Of the sizes that a grant must not exceed, `or` comes before the last one.
  const ofOther = !isGrant ? ofOtherSize : lastInGrant.test(sentence) ? /$^/ : ofOtherInGrant;
  return !ofOtherThing.test(words) && !ofOther.test(words) && !limit.test(after);
}

/** A sentence is about as long. */
const FAR = 320;

/** Sizes and weights in running text that no label names before them, as in `13 feet 6 inches wide`. */
export function findSpokenSizes(field: PdfFactField, text: string): number[] {
  const ofField = patterns[field];
  if (ofField === undefined) return [];
  const plain = normalizeMeasure(text);
  const spoken = ofField.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: found, 1: size = '', index }) => {
      const before = plain.slice(Math.max(0, index - FAR), index);
      const after = plain.slice(index + found.length, index + found.length + FAR);
      const isOfNext = labelBehind.test(found) && labelBefore.test(before);
      return !isOfNext && isOfThis(before, after) ? size : [];
    }),
  );
  if (field === 'weight') return spoken.flatMap((size) => readWeight(size) ?? []);
  return spoken.flatMap((size) => readLength(size, '') ?? []);
}
