import { writeNumbers } from '../../basics/number-words.ts';
import { dimensionKeys } from '../unit-fields.ts';
import { type SheetItem, sheetLengthBounds } from './load-sheet.ts';
import { cutByLabels, findRest, type Piece } from './label-figures.ts';
import { type Cut, readAxleGroup, readBareAxles, toItem } from './read-axles.ts';
import { approximately, type Measure, readLength, readWeight, stripWords, weightInside } from './read-measure.ts';
import { findLabels, type FoundLabel, isMachine, type LabelName } from './sheet-labels.ts';

const none = /^[\s:=-]*(?:none|no|n\/?a|nil|zero|0|-+|ning[uú]n[oa]?|sin)[\s.'"]*$/i;
const betweenClauses =
  /\s*[;\t]\s*|\s+[-–—]\s+(?=[a-z(])|\s*\(\s*(?=steer|drive)|,\s+(?!\d+(?: \d\/\d+|\.\d+)? ?(?:"|”|″|ins?\b|inch))|\s+(?:incl(?:uding|udes|\.)?|plus)\s+(?=(?:an?\s+)?\d)/i;
/** A unit beside its label: `Width (ft): 14.5`. */
const unitOfLabel = /^[\s_]*\(?(ft|feet|in|inches|lbs?|pounds|kgs?|mm|cm|m)\.?\)?"?\s*[:=]\s*([\d.,]+)[\s}]*$/i;

/** The part of a line without lists and rows. */
export function readClauses(line: string, axles: number | null): SheetItem[] {
  const note = readNoteLine(line);
  if (note !== null) return [note];
  const overhangs = cutSides(line);
  const clauses = overhangs.rest
    .split(betweenClauses)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause))
    .flatMap((clause) => readClause(clause, axles));
  return [...overhangs.items, ...clauses];
}

/** The line of a machine has its own size and weight, not those of the whole combination. */
function readNoteLine(line: string): SheetItem | null {
  const [first, ...others] = findLabels(line);
  if (first === undefined || !isNote(first.name) || (others.length > 0 && first.name !== 'cargo')) return null;
  const words = line.replace(/^[\s;]+|[\s;]+$/g, '');
  if (!/[\p{L}\d]/u.test(line.slice(first.to))) return { kind: 'note', words, what: 'words' };
  return { kind: 'note', words, what: others.length > 0 ? 'load-alone' : first.name };
}

function isNote(name: LabelName): name is 'cargo' | 'route' | 'contact' {
  return name === 'cargo' || name === 'route' || name === 'contact';
}

const side = '(?<![a-z])(front|fwd|rear|back|delanter[oa]|traser[oa]|f|r)(?![a-z])';
const sideLength = String.raw`(\d[^,;&:]*?)`;
const sidePairs = [
  new RegExp(
    String.raw`${sideLength}\s*(?:at |in |on )?(?:the )?${side}(?:\s*(?:,|\/|&|and|y)\s*)${sideLength}\s*(?:at |in |on )?(?:the )?${side}`,
    'i',
  ),
  new RegExp(
    String.raw`${side}\s*[:=]?\s*${sideLength}(?:\s*(?:,|\/|&|and|y)\s*|\s+)${side}\s*[:=]?\s*(\d[\d.'\u2019\u2032"\u201d\u2033 -]*(?:ft|feet|ins?|inches|m|pies)?)`,
    'i',
  ),
] as const;

/** `4' front and 10' rear overhang`: one word for both sides. */
function cutSides(line: string): Cut {
  const isNamed = /over ?-?hang|\bo\/h\b|voladizo|saliente/i.test(line);
  for (const [at, pattern] of sidePairs.entries()) {
    const match = isNamed ? pattern.exec(line) : null;
    if (match === null) continue;
    const [words, one = '', two = '', three = '', four = ''] = match;
    const pairs =
      at === 0 ? [[two, one] as const, [four, three] as const] : [[one, two] as const, [three, four] as const];
    const items = pairs.map(([name, text]) => {
      const key = /^[fd]/i.test(name) ? 'frontOverhang' : 'rearOverhang';
      return toItem(key, readLength(text, key), `${text.trim()} ${name}`);
    });
    const rest = line.replace(words, ' ; ').replace(/(?:over ?-?hangs?|\bo\/h\b|voladizos?|salientes?)/i, ' ');
    if (items.every(({ kind }) => kind !== 'unread')) return { items, rest };
  }
  return { items: [], rest: line };
}

/** `Load dims: 12w 13h 80l` has no figure of the whole combination. */
const ofDimensions =
  /^\W*\w+(?:'s)?\s+(?:only\s+)?(?:dim(?:ension)?s?|sizes?)(?![a-z])(?:\s*[:=-]?\s*(?:loaded|overall)(?![a-z])\s*:?)?/i;

function readClause(spoken: string, axles: number | null): SheetItem[] {
  // `fourteen foot one high`
  const clause = /\d/.test(spoken) || findLabels(spoken).length === 0 ? spoken : writeNumbers(spoken);
  const group = readAxleGroup(clause);
  if (group !== null) return [group];
  const [first, ...others] = findLabels(clause);
  if (first === undefined) return [readBareAxles(clause, axles) ?? readUnlabelled(clause)];
  const [dimensions] = (first.name === 'loadAlone' && others.length > 0 && ofDimensions.exec(clause)) || [];
  if (dimensions !== undefined)
    return /loaded|overall/i.test(dimensions)
      ? readClause(clause.slice(dimensions.length), axles)
      : [{ kind: 'note', words: clause, what: 'load-alone' }];
  const weight = cutWeight(clause, [first, ...others]);
  if (weight !== null) return [...readClause(weight.rest, axles), ...weight.items];
  const rest = findRest(clause, [first, ...others]);
  return [...cutByLabels(clause, [first, ...others]).map(readPiece), ...(rest === '' ? [] : [readRest(rest)])];
}

/** `W16 H15-2 L98 118K`: the weight has no label, and needs none. */
function cutWeight(clause: string, labels: readonly FoundLabel[]): Cut | null {
  const hasOwn = labels.some(
    ({ name }) => name === 'weight' || name === 'rating' || name === 'loadAlone' || isNote(name),
  );
  const [words, ...others] = hasOwn ? [] : (clause.match(weightInside) ?? []);
  if (words === undefined || others.length > 0) return null;
  return { items: [toItem('weight', readWeight(words), words)], rest: clause.replace(words, ' ') };
}

function readPiece({ name, text, words, isAfter }: Piece): SheetItem {
  switch (name) {
    case 'cargo':
    case 'route':
    case 'contact':
      return { kind: 'note', words, what: /[\p{L}\d]/u.test(text) ? name : 'words' };
    case 'rating':
    case 'axleCount':
      return { kind: 'note', words, what: name === 'rating' ? 'rating' : 'axles' };
    case 'loadAlone':
      return { kind: 'note', words, what: /\d/.test(text) ? 'load-alone' : 'words' };
    case 'noOverhang':
      return { kind: 'read', words, values: [toZero('frontOverhang'), toZero('rearOverhang')] };
    case 'bothOverhangs':
      return readBoth(text, words);
    case 'overhang':
      return readOverhang(text, words);
    case 'trailer':
      return toItem('trailer', readLength(withUnit(text), 'trailer'), words);
    case 'weight':
      return toItem('weight', readWeight(withUnit(text)), words);
    case 'frontOverhang':
    case 'rearOverhang':
      return none.test(text) || (/^(?:no|without|sin)\s/i.test(words) && !/\d/.test(text))
        ? { kind: 'read', words, values: [toZero(name)] }
        : toItem(name, readLength(text, name), words);
    case 'width':
    case 'height':
    case 'length':
    case 'kingpin':
      return toItem(name, readBeside(withUnit(text), name, isAfter), words);
  }
}

/** A number without a unit counts where it is next to the label: `a permit for 14 wide`. */
function readBeside(text: string, key: 'width' | 'height' | 'length' | 'kingpin', isAfter: boolean): Measure {
  const measure = readLength(text, key);
  if (measure.kind !== 'unread' || measure.because !== 'no-figure') return measure;
  const [, beside] =
    (isAfter ? /^[^\d]*[\s:](\d+(?:\.\d+)?)\s*$/ : /^\s*[:=.-]?\s*(\d+(?:\.\d+)?)\s+[^\d]*$/).exec(text) ?? [];
  return beside === undefined ? measure : readLength(beside, key);
}

function withUnit(text: string): string {
  const [, unit, figure] = unitOfLabel.exec(text) ?? [];
  return unit === undefined ? text : `${figure} ${unit}`;
}

function toZero(key: 'frontOverhang' | 'rearOverhang') {
  return { key, amount: 0, isRounded: false };
}

/** `4' / 10'` */
function readBoth(text: string, words: string): SheetItem {
  const [front, rear, ...others] = stripWords(text).split(/\s*(?:\/|,|&|\band\b)\s*/i);
  if (front === undefined || rear === undefined || others.length > 0)
    return { kind: 'unread', words, because: 'no-figure' };
  const read = [readLengthOrNone(front, 'frontOverhang'), readLengthOrNone(rear, 'rearOverhang')] as const;
  if (read[0].kind !== 'value' || read[1].kind !== 'value') return { kind: 'unread', words, because: 'no-figure' };
  const [{ amount: atFront, isRounded: isFront }, { amount: atRear, isRounded: isRear }] = [read[0], read[1]];
  return {
    kind: 'read',
    words,
    values: [
      { key: 'frontOverhang', amount: atFront, isRounded: isFront },
      { key: 'rearOverhang', amount: atRear, isRounded: isRear },
    ],
  };
}

function readLengthOrNone(text: string, key: 'frontOverhang' | 'rearOverhang'): Measure {
  return none.test(text) ? { kind: 'value', amount: 0, isRounded: false } : readLength(text, key);
}

/** Without a side it is one or the other. */
function readOverhang(text: string, words: string): SheetItem {
  const sides = [/\bfront\b|\bfwd\b|\bdelanter[oa]\b/i, /\brear\b|\bback\b|\btraser[oa]\b/i];
  const [front, rear] = sides.map((side) => side.test(words));
  const key = front && !rear ? 'frontOverhang' : rear && !front ? 'rearOverhang' : null;
  const plain = text.replace(/\b(?:front|fwd|rear|back|trasero|delantero|each|both)\b/gi, ' ');
  if (key !== null) return toItem(key, readLength(plain, key), words);
  if (none.test(plain)) return { kind: 'read', words, values: [toZero('frontOverhang'), toZero('rearOverhang')] };
  const measure = readLength(plain, 'rearOverhang');
  if (measure.kind === 'unread') return { kind: 'unread', words, because: measure.because };
  const amounts = measure.kind === 'value' ? [measure] : measure.readings;
  // `OH 14'1` beside `OW 12'8` is the height.
  const mayBeHeight = /^\s*o\.?h(?![a-z])/i.test(words) && amounts.every(({ amount }) => amount > 96);
  const readings = (['rearOverhang', 'frontOverhang', ...(mayBeHeight ? ['height' as const] : [])] as const).flatMap(
    (side) => amounts.map(({ amount, isRounded }) => [{ key: side, amount, isRounded }]),
  );
  return { kind: 'ask', words, why: 'field', readings };
}

function askWeight(words: string, figure: string): SheetItem {
  const amount = Number(figure.replace(',', ''));
  return { kind: 'ask', words, why: 'field', readings: [[{ key: 'weight', amount, isRounded: false }]] };
}

/** Behind figures with labels, `75'L 80000` has the form of a weight; elsewhere it may be a ZIP code. */
function readRest(rest: string): SheetItem {
  const [, figure] = /^[\s,/@xX-]*(\d{5,6})$/.exec(rest) ?? [];
  return figure === undefined ? readUnlabelled(rest) : askWeight(rest, figure);
}

/** A weight with its unit can only be the total; a length may be that of several fields. */
function readUnlabelled(clause: string): SheetItem {
  if (!/\d/.test(clause)) return { kind: 'note', words: clause, what: 'words' };
  const bare = stripWords(clause).replace(approximately, '');
  const isOnlyFigure =
    /^[\d.,\s]*\d ?(?:k|(?:k|thousand|mil)?\s*(?:lbs?|pounds|libras|#)|thousand|kgs?|kips?|mt|(?:metric |short |long )?tons?|tonnes?|t)\.?#?$/i.test(
      bare,
    );
  const weight = isOnlyFigure ? readWeight(bare) : null;
  if (weight !== null && weight.kind !== 'unread')
    return toItem('weight', isOnlyFigure && bare === stripWords(clause) ? weight : readWeight(clause), clause);
  // Nothing but a weight has this form, although no label says so.
  if (/^\d{2,3},\d{3}$/.test(bare) && !/(?<![a-z])(?:each|per)(?![a-z])/i.test(clause)) return askWeight(clause, bare);
  const hasUnit =
    /^[\d.,\s½¼¾⅛⅜⅝⅞/-]+\s*(?:['’′"”″]|ft|feet|foot|ins?\b|inch|cm\b|mm\b|m\b)/i.test(bare) || /^\d+-\d+$/.test(bare);
  if (!hasUnit && isMachine(clause)) return { kind: 'note', words: clause, what: 'cargo' };
  if (!hasUnit) return { kind: 'unread', words: clause, because: 'no-label' };
  const readings = dimensionKeys.flatMap((key) => {
    const { usual } = sheetLengthBounds[key];
    const measure = usual === null ? null : readLength(bare, key);
    if (usual === null || measure?.kind !== 'value' || measure.amount < usual[0] || measure.amount > usual[1])
      return [];
    return [[{ key, amount: measure.amount, isRounded: measure.isRounded }]];
  });
  if (readings.length === 0) return { kind: 'unread', words: clause, because: 'no-label' };
  return { kind: 'ask', words: clause, why: 'field', readings };
}
