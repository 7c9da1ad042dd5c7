import type { FoundLabel, LabelName } from './sheet-labels.ts';

/** Beside its label; `isAfter`: the label is behind it. */
export type Piece = { name: LabelName; text: string; words: string; isAfter: boolean };

const ofFigure =
  /^['"’”′″½¼¾⅛⅜⅝⅞\s(,-]*(?:(?:ft|feet|foot|ins?|inch(?:es)?|cm|mm|m|pies?|pulgadas?|lbs?|pounds|k|of|in|de|the|overall|total)\b\.?[\s(,-]*)*$/i;
const hasMark = (text: string) => /\d\s*(?:['’′"”″]|ft|feet|foot|ins?\b|pies)|\d-\d/i.test(text);
/** A name or a day. */
const nameBefore =
  /(?:truck|tractor|unit|trailer|trl|load|permit|order|job|po|ref|no\.?|#)\s*#?\s*[a-z]*-?\d+[\s(]*$|(?<!\d[\s-])(?<!\d)\d{1,2}\/\d{1,2}(?:\/\d{2,4})?[\s(]*$/i;

/** A figure before the first label is its own where it is next to it, or where none follows the last label. */
function followFigures(clause: string, labels: readonly [FoundLabel, ...FoundLabel[]]): boolean {
  const [, figure, between = ''] = /^(.*\d)(.*)$/s.exec(clause.slice(0, labels[0].from)) ?? [];
  if (figure === undefined) return false;
  const others = labels.map(({ to }, at) => clause.slice(to, labels[at + 1]?.from));
  // `88 W 14'6 H 15'2`
  const isOfName = nameBefore.test(figure + between) || (!hasMark(figure + between) && others.every(hasMark));
  const isNext = ofFigure.test(between) && !isOfName;
  return isNext || !/\d/.test(clause.slice((labels.at(-1) ?? labels[0]).to));
}

/** `L 53' trailer`: the length is the trailer's. */
function isFigureOfNext(clause: string, label: FoundLabel | undefined, next: FoundLabel | undefined): boolean {
  if (label?.name !== 'length' || next?.name !== 'trailer') return false;
  return /^[^\d]*\d+\s*(?:'|’|′|ft\.?|foot|feet)\s*$/i.test(clause.slice(label.to, next.from));
}

/** `truck and trailer 98' long 12' wide`: the figure with its unit is that of the second label. */
function isBeforeFigureOf(clause: string, labels: readonly [FoundLabel, FoundLabel, ...FoundLabel[]]): boolean {
  const [first, second] = labels;
  const [, figure = '', between = ''] = /^(.*\d)(.*)$/s.exec(clause.slice(first.to, second.from)) ?? [];
  const isWhole = /^(?:truck|tractor)\s*(?:and|&|\+|\/|with|w\/)/i.test(clause.slice(first.from));
  const isLast = !/\d/.test(clause.slice((labels.at(-1) ?? second).to));
  return isWhole && isLast && hasMark(figure + between) && ofFigure.test(between);
}

/** Labels come before their figures (`W 14'6 H 15'2`) or after them (`14'6 wide 15'2 high`). */
export function cutByLabels(clause: string, labels: readonly [FoundLabel, ...FoundLabel[]]): Piece[] {
  const [first, second, ...others] = labels;
  if (second !== undefined && isBeforeFigureOf(clause, [first, second, ...others]))
    return cutByLabels(clause, [second, ...others]);
  const isAfter = followFigures(clause, labels);
  const pieces = labels.map(({ name, from, to }, at) => {
    const [before, next] = [labels[at - 1]?.to ?? 0, labels[at + 1]?.from ?? clause.length];
    const start = clause[from - 1] === '(' ? from - 1 : from;
    const [figureBefore, figureAfter] = [clause.slice(before, from), clause.slice(to, next)];
    const isThisAfter = (isAfter || isFigureOfNext(clause, labels[at - 1], labels[at])) && /\d/.test(figureBefore);
    const isNextAfter = isFigureOfNext(clause, labels[at], labels[at + 1]);
    const words = isThisAfter ? clause.slice(before, to) : clause.slice(at === 0 && !isAfter ? 0 : start, next);
    return {
      name,
      text: isThisAfter ? figureBefore : isNextAfter ? '' : figureAfter,
      isAfter: isThisAfter,
      words: words.replace(/^(?:[\s,/&)]|[x×]\s)+|(?:[\s,/&(]|\s[x×])+$/gi, ''),
    };
  });
  // `Height: 15'2" high` names its figure twice.
  const isNamedTwice = (piece: Piece) => pieces.some((other) => other.name === piece.name && /\d/.test(other.text));
  const filled = pieces.filter((piece) => /\d/.test(piece.text) || (/\p{L}/u.test(piece.text) && !isNamedTwice(piece)));
  return filled.length > 0 ? filled : pieces.slice(0, 1);
}

/** `14 wide starting 12/2` */
export function findRest(clause: string, labels: readonly [FoundLabel, ...FoundLabel[]]): string {
  const last = labels.at(-1) ?? labels[0];
  const isAfter = followFigures(clause, labels) && /\d/.test(clause.slice(labels.at(-2)?.to ?? 0, last.from));
  const rest = isAfter ? clause.slice(last.to).trim() : '';
  return /\d/.test(rest) ? rest : '';
}
