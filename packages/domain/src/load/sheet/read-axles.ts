import { splitAxleTires, splitAxleWeights } from '../split-axle-row.ts';
import { listSpacings } from '../split-spacings.ts';
import { parseTires } from '../axle-fields.ts';
import { axleNames, type AxleName, mostAxles } from '../axles.ts';
import { axleKeys } from '../unit-fields.ts';
import { type SheetItem, type SheetKey, type SheetValue, toAxleTiresKey, toAxleWeightKey } from './load-sheet.ts';
import { findLabels } from './sheet-labels.ts';
import { type Measure, readLength, readWeight } from './read-measure.ts';

/** The figures of a line, and its text without them. */
export type Cut = { items: SheetItem[]; rest: string };

const figures = String.raw`(?:[\d.,'"\u2032\u2033\u2019\u201d\u00bd\u00bc\u00be\u215b\u215c\u215d\u215e/|;+&\t -]|ft\b|feet\b|ins?\b|inches\b|lbs?\b|kips?\b|kgs?\b|k\b|#|tons?\b|tonnes?\b|t\b|cm\b|m\b|and\b|y\b)+`;
const axle = String.raw`(?:axles?|axel|ejes?)`;
const lists = {
  weights: String.raw`(?:${axle}\s+(?:weights?|wts?\.?|loads?|loadings?)|weights?\s+(?:per|by|on)\s+(?:each\s+)?axles?|pesos?\s+por\s+eje|weights(?=\s*[:=]\s*\d[\d.,]*\s*(?:k|lbs?)?\s*[/|,;]\s*\d)|(?<!per\s+)ax(?:le)?s?(?=\s*[:=]?\s*\d[\d,.]*\s*(?:k|lbs?)?\s*[/|,;\t]))`,
  spacings: String.raw`(?:(?:${axle}\s+)?(?:spacings?|spreads?|distances?)(?:\s+(?:between|of)\s+axles)?|distancias?(?:\s+entre\s+ejes)?)`,
  tires: String.raw`(?:tires?(?:\s+per\s+axle)?|llantas)`,
} as const;
const listPatterns = Object.entries(lists).map(([kind, label]) => ({
  // Cast: Object.entries loses the key type.
  kind: kind as keyof typeof lists,
  pattern: new RegExp(
    String.raw`(?<![a-z])${label}[^\S\n]*(?:\([^)\d]*\)|[a-z ]{1,24}(?=[:=]))?[\s:=-]*(?=\d)(${figures})`,
    'i',
  ),
}));
const oneGap =
  /(?<![a-z\d])(?:axles?\s*|a|#)?(\d{1,2})\s*(?:-|–|to|\/|&|a)\s*(?:axles?\s*|a|#)?(\d{1,2})\s*(?:(?:axle\s+)?(?:spacing|distance|spread|weight)s?)?\s*(?:[:=]|(?<=\(\d{1,2}-\d{1,2})\)|(?<=(?<![a-z])a(?:xles?)?\s*\d{1,2}\s*(?:-|–|to)\s*(?:a(?:xles?)?\s*)?\d{1,2}\s*)(?=\s))\s*([^;\t|]*?\d[^;\t|]*?)(?=$|[;\t|]|,\s|\s\(\d)/gi;
const oneAxle =
  /(?<![a-z])(?:axles?|eje|ax?(?=\d))\s*#?\s*(\d{1,2})\s*(?:weight|wt\.?|load)?\s*(?:[:=)-]|(?<=\s)(?=\d{1,2},\d{3}|\d{4,5}(?!\d)|\d+ ?(?:k|lbs?)))\s*(\d[\d.,]*(?:\s*(?:k|lbs?|kgs?|#)\b\.?)?)/i;
const groupLabel =
  /(?<![a-z])(steers?|steering|drives?|tandems?|tridems?|tri-?axles?|trunnions?|boosters?|jeeps?|trailer(?=\s*#?\d\s*[:=]))(?:\s+axles?)?(?:\s*#?\d{1,2}(?=\s*[:=]))?(?![a-z])/i;
/** No single axle carries more on the road. */
const maxSingleAxle = 27_000;

const oneNumbered = String.raw`#?\d{1,2}\s*(?:[:=)]|[-\u2013](?=\s))\s*\d[\d.,]*(?:\s*(?:k|lbs?|kgs?|#)\b\.?)?`;
const numbered = new RegExp(
  String.raw`(?<![a-z])axles?(?:\s+(?:weights?|wts?\.?|loads?))?\s*(?:\([^)\d]*\))?\s*[:=]?\s*((?:${oneNumbered}[\s;,/|]*){2,})`,
  'i',
);

/** `Axle weights: 1: 12,000; 2: 17,000`: each with the name of its axle. */
function nameNumbered(line: string): string {
  return line.replace(numbered, (_, list: string) => list.replace(new RegExp(oneNumbered, 'g'), ' ; axle $&'));
}

/** Lists of figures of all axles, and figures that name their axle. */
export function cutAxles(line: string, axles: number | null): Cut {
  const items: SheetItem[] = [];
  let rest = nameNumbered(line);
  for (const { kind, pattern } of listPatterns) {
    const [words, list] = pattern.exec(rest) ?? [];
    if (words === undefined || list === undefined) continue;
    const read = readList[kind](trim(list).replace(/\s+[-–]\s+/g, ' / '), { words: trim(words), axles });
    if (read === null) continue;
    items.push(read);
    rest = rest.replace(words, ' ; ');
  }
  for (const [words, from, to, text] of rest.matchAll(oneGap)) {
    // `12/8: 11'4 x 14'2 x 78` begins with a day.
    if (Number(to) <= Number(from)) continue;
    items.push(readGap({ from: Number(from), to: Number(to), text: text ?? '', words: trim(words) }));
    rest = rest.replace(words, ' ; ');
  }
  for (let match = oneAxle.exec(rest); match !== null; match = oneAxle.exec(rest)) {
    const [words, axleNumber, text] = match;
    items.push(readAxleWeight(Number(axleNumber), text ?? '', trim(words)));
    rest = rest.replace(words, ' ; ');
  }
  return { items, rest };
}

/** `Steer 12,000`, `drives: 34,000`; null if the clause names no such axle with a weight. */
export function readAxleGroup(clause: string): SheetItem | null {
  const [, group = ''] = groupLabel.exec(clause) ?? [];
  // `Overall length with dolly 165 ft`
  const isOfSize = findLabels(clause).some(({ name }) => name === 'width' || name === 'height' || name === 'length');
  const weight = group === '' || isOfSize ? null : readWeight(clause.replace(groupLabel, ' '));
  if (weight === null || (weight.kind === 'unread' && weight.because === 'no-figure')) return null;
  if (/^steer/i.test(group)) return toItem('axleA', weight, clause);
  return { kind: 'unread', words: clause, because: 'axle-groups' };
}

/** `17'4/4'6/36'2/4'6` */
const bareGaps = /^(?:\d{1,2}\s*['’′-]\s*(?:\d{1,2}\s*["”″]?)?\s*(?:[/,|]|$)\s*){3,}$/;

/** Three weights or more with no label, as `12,000 / 34,000 / 34,000`, or as many distances as a text with its axles has. */
export function readBareAxles(clause: string, axles: number | null): SheetItem | null {
  const parts = splitAxleWeights(clause) ?? [];
  const isWeights = parts.length > 2 && parts.every((part) => readWeight(part).kind === 'value');
  if (isWeights) return readWeights(clause, { words: clause, axles });
  return axles !== null && bareGaps.test(clause) ? readSpacings(clause, { words: clause, axles }) : null;
}

const readList = { weights: readWeights, spacings: readSpacings, tires: readTires } as const;
type Given = { words: string; axles: number | null };

function readWeights(list: string, { words, axles }: Given): SheetItem | null {
  const parts = splitAxleWeights(list);
  if (parts === null) return null;
  const isThousands = parts.length > 2 && parts.every((part) => /^\d{1,2}(?:\.\d)?$/.test(part));
  const read = parts.map((part) => readWeight(isThousands ? `${part}k` : part));
  const values = read.flatMap((weight, at) => {
    const name = axleNames[at];
    if (weight.kind !== 'value' || name === undefined) return [];
    return [{ key: toAxleWeightKey(name), amount: weight.amount, isRounded: weight.isRounded }];
  });
  if (values.length < parts.length) return { kind: 'unread', words, because: 'no-figure' };
  if (axles !== null && axles !== values.length) return { kind: 'unread', words, because: 'axle-groups' };
  const isSingle = values.length > 4 && values.every(({ amount }) => amount <= maxSingleAxle);
  if (!isThousands && (axles !== null || isSingle)) return { kind: 'read', words, values };
  return { kind: 'ask', words, why: isSingle ? 'thousands' : 'groups', readings: [values] };
}

function readSpacings(list: string, { words, axles }: Given): SheetItem | null {
  const readings = listSpacings(list).map((gaps) =>
    gaps.flatMap((amount, at): SheetValue[] => {
      const key = axleKeys[at];
      return key === undefined ? [] : [{ key, amount, isRounded: false }];
    }),
  );
  const [first, ...others] = readings;
  if (first === undefined) return null;
  if (axles !== null && first.length !== axles - 1) return { kind: 'unread', words, because: 'axle-count' };
  return others.length === 0 ? { kind: 'read', words, values: first } : { kind: 'ask', words, why: 'unit', readings };
}

function readTires(list: string, { words }: Given): SheetItem | null {
  const parts = splitAxleTires(list) ?? [];
  const values = parts.flatMap((part, at) => {
    const [tires, name] = [parseTires(part), axleNames[at]];
    return tires === null || name === undefined ? [] : [{ key: toAxleTiresKey(name), amount: tires, isRounded: false }];
  });
  return values.length > 1 && values.length === parts.length ? { kind: 'read', words, values } : null;
}

type Gap = { from: number; to: number; text: string; words: string };

function readGap({ from, to, text, words }: Gap): SheetItem {
  const key = axleKeys[from - 1];
  if (key === undefined || from < 1 || to > mostAxles) return { kind: 'unread', words, because: 'no-label' };
  const isWeight = readWeight(text).kind === 'value' && readLength(text, key).kind !== 'value';
  if (isWeight || to !== from + 1) return { kind: 'unread', words, because: isWeight ? 'axle-groups' : 'no-label' };
  return toItem(key, readLength(text, key), words);
}

function readAxleWeight(number: number, text: string, words: string): SheetItem {
  const name: AxleName | undefined = axleNames[number - 1];
  if (name === undefined) return { kind: 'unread', words, because: 'no-label' };
  return toItem(toAxleWeightKey(name), readWeight(text), words);
}

export function toItem(key: SheetKey, measure: Measure, words: string): SheetItem {
  if (measure.kind === 'unread') return { kind: 'unread', words, because: measure.because };
  if (measure.kind === 'value') {
    const { amount, isRounded } = measure;
    return { kind: 'read', words, values: [{ key, amount, isRounded }] };
  }
  return { kind: 'ask', words, why: measure.why, readings: measure.readings.map((reading) => [{ key, ...reading }]) };
}

function trim(text: string): string {
  return text.replace(/^[\s,;|/&+-]+|[\s,;|/&+-]+$/g, '');
}
