import { sizeFields } from './pdf-fields.ts';
import { emptyWords, type Sighting } from './sighting.ts';
import type { PdfLine } from './pdf-lines.ts';
import { readWeight } from './pdf-values.ts';

/** Lines between a bare weight and the sizes of its vehicle. */
const COMPANY = 4;
/** No whole vehicle with a permit weighs less, and an axle often does. */
const LEAST_POUNDS = 20_000;
/** A row of sizes without their labels. */
const rowOfSizes = /\d ?(?:['’′]|ft\b|feet\b).*\d ?(?:['’′]|ft\b|feet\b)/i;
const ofLoad = /^\W*(?:load|cargo|trailer)\b/i;
const ofAxles = new RegExp(
  `^(?:items?|pieces?)\\b|\\b(?:axles?|tandem|tridem|tires?|spacing|groups?|posted|registered|${emptyWords})\\b`,
  'i',
);

/** The numbers of axles may have a row of their own. */
const rowOfAxles = /^axles?\b/i;

/** A weight without more words is the whole vehicle's beside its sizes, and not in a table of axles. */
export function isOfWhole(
  { page, line, value }: Sighting,
  beside: readonly Sighting[],
  pages: readonly (readonly PdfLine[])[],
): boolean {
  const isNearSize = beside.some(
    (one) => sizeFields.has(one.field) && one.page === page && Math.abs(one.line - line) <= COMPANY,
  );
  const [above, words, below] = [-1, 0, 1].map((step) =>
    pages[page]?.[line + step]?.cells.map(({ text }) => text).join(' '),
  );
  const isBesideRow = [above, words, below].some((text = '') => rowOfSizes.test(text) && !ofLoad.test(text));
  const isOfAxles = ofAxles.test(words ?? '') || [above, below].some((text = '') => rowOfAxles.test(text));
  return (isNearSize || isBesideRow) && Number(value) >= LEAST_POUNDS && !isOfAxles;
}

const anyWeight = /(?<![\d.,'-])\d{1,3},\d{3}(?![\d.,'-])/g;
/** Fewer axles have their weights in a row of other things, too. */
const AXLES = 3;

/** The gross weight behind the weights of all axles in one row, which is their sum; null if there is none. */
export function findWeightSum(lines: readonly PdfLine[]): number | null {
  const sums = lines.flatMap(({ cells }) => {
    const texts = cells.flatMap(({ text }) => text.match(anyWeight) ?? []);
    const weights = texts.flatMap((text) => readWeight(text) ?? []);
    const last = weights.at(-1) ?? 0;
    const isSum = weights.length > AXLES && weights.reduce((sum, one) => sum + one, 0) === last * 2;
    return isSum && last >= LEAST_POUNDS ? last : [];
  });
  const [sum = null] = sums;
  return new Set(sums).size === 1 ? sum : null;
}
