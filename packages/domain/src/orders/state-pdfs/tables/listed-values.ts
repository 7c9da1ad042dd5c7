import { rankWords } from './cell-labels.ts';
import { listSizesOfCell } from '../merged-cells.ts';
import { isMeasure, pdfFields, type PdfFactField } from '../pdf-fields.ts';
import { emptyWords } from '../sighting.ts';

/** Says what the value behind it is, as in `Legal 8' 6" Permitted 12' 2"`. */
const head = new RegExp(
  `(?<![a-z])(legal|statutory|limit|${emptyWords}|registered|load|permitted|actual|requested|approved|authorized|overall|total)(?: (?:limit|size|width|height|length|weight))?[\\s:.=-]*(?=\\d)`,
  'gi',
);

/** Most values begin with a digit, and this check is quicker than that for heads. */
const mayBeHeaded = /^[a-z].*\d/i;

type Headed = { rank: number; rest: string };

/** The values of a text that begins with the head of one. */
function listHeaded(text: string): Headed[] {
  if (!mayBeHeaded.test(text)) return [];
  const heads = [...text.matchAll(head)];
  if (heads[0]?.index !== 0) return [];
  return heads.map(({ 0: words, index }, at) => {
    return { rank: rankWords(words), rest: text.slice(index + words.length, heads[at + 1]?.index) };
  });
}

/** @returns true if a text has values of another size than the permit's, as the legal one, and no more. */
export function isOfOtherSize(text: string): boolean {
  const headed = listHeaded(text);
  return headed.length > 0 && headed.every(({ rank }) => rank > 0);
}

/** The values of equal standing in a text: of a size in several columns that merged, nothing says which one is the permit's. */
export function listValues(field: PdfFactField, text: string, unit: string): readonly unknown[] {
  const headed = isMeasure(field) ? listHeaded(text) : [];
  const own = headed.filter(({ rank }) => rank === 0).map(({ rest }) => rest);
  const several = isMeasure(field) ? listSizesOfCell(text) : [];
  const texts = headed.length > 0 ? own : several.length > 0 ? several : [text];
  return [...new Set(texts.map((one) => pdfFields[field].read(one, unit)))].filter((value) => value !== null);
}
