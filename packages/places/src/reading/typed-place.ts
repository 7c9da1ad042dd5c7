import type { StateCode } from '@wideload/domain';
import { toWords } from './place-key.ts';
import { findStateBefore } from './state-words.ts';

export type Word = {
  text: string;
  /** Its first character in the typed text. */
  from: number;
  /** Begins a part: after a comma, a line's end, a bracket or a dash. */
  isFirst: boolean;
};

/** The typed text, without the country: `words` are those before the state and the ZIP code. */
export type TypedPlace = {
  text: string;
  words: readonly Word[];
  state: StateCode | null;
  zip: string | null;
  /** A part after the state: `Plano, TX, 1200 Main St`. */
  after: string;
  /** With the words of the state, which may belong to the name: `Port Washington`. */
  all: readonly Word[];
  /** With the ZIP code and what is behind it, too. */
  whole: readonly Word[];
};

const toTexts = (words: readonly Word[]) => words.map((one) => one.text);

const word = /[\p{L}\p{M}\p{N}'’`]+|&/gu;
const parting = /[,;:()\n\r]|\s[-–—]\s/;

function listWords(text: string): Word[] {
  let before = 0;
  return [...text.matchAll(word)].flatMap((match) => {
    const isFirst = match.index === 0 || before === 0 || parting.test(text.slice(before, match.index));
    before = match.index + match[0].length;
    return toWords(match[0]).map((one) => ({ text: one, from: match.index, isFirst }));
  });
}

const countries = [
  'usa',
  'us',
  'u s a',
  'u s',
  'united states',
  'united states of america',
  'america',
  'estados unidos',
  'eeuu',
  'ee uu',
];

/** `Loop 335, US` keeps its road: only after another word. */
function countWithoutCountry(words: readonly string[]): number {
  const lengths = countries
    .filter((country) => ` ${words.join(' ')}`.endsWith(` ${country}`))
    .map((country) => country.split(' ').length)
    .filter((length) => length < words.length);
  return words.length - Math.max(0, ...lengths);
}

/** `US|TX|Houston`, of a table; `US Highway 83` keeps its words. */
function countCountryFirst(words: readonly string[]): number {
  const length = /^usa?$/.test(words[0] ?? '') ? 1 : /^u s(?: a)?$/.test(words.slice(0, 2).join(' ')) ? 2 : 0;
  const isStateNext = [1, 2, 3].some((one) => findStateBefore(words, length + one)?.start === length);
  return length > 0 && words.length > length + 1 && isStateNext ? length : 0;
}

type Zip = { code: string; start: number };

/** After a state, or at the end: `WY 82901`, `WY 82901-4500`; a number behind a ZIP code is one of an order. */
function findZip(texts: readonly string[]): Zip | null {
  const after = texts.findLastIndex(
    (text, at) => /^\d{5}(?:\d{4})?$/.test(text) && findStateBefore(texts, at) !== null,
  );
  if (after !== -1) return { code: (texts[after] ?? '').slice(0, 5), start: after };
  const [last = '', before = ''] = texts.slice(-2).toReversed();
  if (/^\d{5}(?:\d{4})?$/.test(last)) return { code: last.slice(0, 5), start: texts.length - 1 };
  return /^\d{5}$/.test(before) && /^\d{4}$/.test(last) ? { code: before, start: texts.length - 2 } : null;
}

/** `zip 79765`, `ZIP code: 79765` */
function countWithoutZipWord(words: readonly string[]): number {
  const [word] = /(?:^| )(?:(?:zip|postal) ?(?:code)?|postcode)$/.exec(words.join(' ')) ?? [''];
  return words.length - word.trim().split(' ').filter(Boolean).length;
}

const premises = new Set(
  'yard plant mine shop warehouse terminal dock refinery substation jobsite site port poe gate'.split(' '),
);

/** `exit 36`, `on I-40`, `US-83 & CR 12`, `gate 5` */
function isRoadBehind(words: readonly string[]): boolean {
  const [first = '', ...rest] = /^(?:on|off|at)$/.test(words[0] ?? '') ? words.slice(1) : words;
  const isRoadWord = (one: string) =>
    numbered.has(one) || directions.has(one) || /^(?:and|at|\d{1,4}\p{L}?)$/u.test(one);
  return numbered.has(first) && rest.every(isRoadWord) && rest.some((one) => /^\d/.test(one));
}

/** A state at the end of an earlier part, or before the last word of `Crane, TX yard`, with a name before it. */
function findEarlierState(words: readonly Word[]) {
  const texts = toTexts(words);
  const end = words.findLastIndex(
    ({ isFirst, text }, at) =>
      (isFirst || (at === words.length - 1 && premises.has(text)) || isRoadBehind(texts.slice(at))) &&
      (findStateBefore(texts, at)?.start ?? 0) > 0,
  );
  return end === -1 ? null : { ...findStateBefore(texts, end), end };
}

/** `Beaumont TX, Jefferson Co.`: no Colorado. */
const countyLast = /\bCo\.?$/;

export function parseTyped(text: string): TypedPlace {
  const typed = listWords(text);
  const found = typed.slice(countCountryFirst(toTexts(typed)));
  const all = found.slice(0, countWithoutCountry(toTexts(found)));
  const texts = toTexts(all);
  const zip = findZip(texts);
  const named = all.slice(0, zip?.start);
  const withoutWord = named.slice(0, countWithoutZipWord(toTexts(named)));
  const beforeZip = withoutWord.slice(0, countWithoutCountry(toTexts(withoutWord)));
  const before = zip === null ? findEarlierState(beforeZip) : null;
  const state = countyLast.test(text) && before !== null ? null : findStateBefore(toTexts(beforeZip), beforeZip.length);
  const earlier = state === null ? before : null;
  return {
    text,
    words: beforeZip.slice(0, state?.start ?? earlier?.start),
    state: state?.state ?? earlier?.state ?? null,
    zip: zip?.code ?? null,
    after: earlier === null ? '' : getTextFrom(text, beforeZip[earlier.end]),
    all: beforeZip,
    whole: found,
  };
}

/** The words from the last comma on. */
export function getLastPart(words: readonly Word[]): readonly Word[] {
  return words.slice(
    Math.max(
      0,
      words.findLastIndex(({ isFirst }) => isFirst),
    ),
  );
}

const getTextFrom = (text: string, first: Word | undefined) =>
  first === undefined
    ? ''
    : text
        .slice(first.from)
        .replaceAll(/\s+/g, ' ')
        .replace(/[\s,;:)]+$/, '');

/** The text before this index, in one line. */
export function getTextBefore(text: string, from: number): string {
  return text
    .slice(0, from)
    .trim()
    .replaceAll(/\s*[\n\r]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:(–—-]+$/, '');
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** `St` is both a street and a saint, so it takes a number before the name of the street. */
const streetWords = toSet(
  'street ave av avenue rd road blvd boulevard dr drive ln lane ct court cir circle ter terrace trl trail way hwy highway pkwy parkway pike ' +
    'tpke turnpike fwy freeway expy expressway plaza loop alley aly row yard terminal dock docks gate warehouse plant shop depot jobsite site near',
);
/** They carry a number or a letter: `Hwy 287`, `US 97`, `Suite B`. */
const numbered = toSet(
  'hwy highway route rte rt us i ih interstate sr cr fm rm sh th ush rd road county state loop beltway spur exit mile milepost marker mm mp suite ste unit apt building bldg dock ' +
    'door gate lot yard bay berth pier warehouse plant box',
);
const mileWords = toSet('mm mp mile milepost marker exit');
const directions = toSet(
  'n s e w ne nw se sw north south east west northbound southbound eastbound westbound nb sb eb wb',
);

/** `5 miles north of`, `2 mi SW from`, `about 3.5 miles past`, `half a mile east of` */
const distance =
  /^(?:(?:just|about|approx|approximately|roughly) )?(?:(?:\d+ ){0,2}\d+ ?|(?:a |one )?(?:half|quarter) (?:an? )?|(?:a|one|two|three) )(?:mi|mile|miles) (?:(?:due )?(?:north|south|east|west)?(?:east|west)?|[nsew]{0,3}|[ns] [ew]) ?(?:of|from|past|outside(?: of)?)$/;
/** `just outside of`, `north of` */
const nearby =
  /^(?:just |right )?(?:close to|near|nr|cerca de|next to|outside(?: of)?|(?:due )?(?:north|south|east|west|n|s|e|w|northeast|northwest|southeast|southwest|ne|nw|se|sw) of|around)$/;
/** Truck stops and stations: `Flying J #723`, `Love's Travel Stop`, `port of entry`. */
const station = new RegExp(
  String.raw`^(?:(?:flying j|pilot|loves|love s|ta|petro|travelcenters of america|kwik trip|kwik star|qt|quiktrip|buc ees|bucees|sapp bros|cat scale|` +
    String.raw`maverik|road ranger|racetrac|sheetz|wawa|caseys)(?: (?:travel|truck) (?:center|plaza|stop|stops))?|.*\b(?:truck stop|travel center|travel plaza|` +
    String.raw`rest area|weigh station|scale house|port of entry|poe|inspection station|border(?: crossing)?))(?: (?:no )?\d{1,5})?$`,
);
/** `I10 / I45` */
const joinedNumber = /^(?:i|ih|us|sr|sh|fm|cr|hwy)\d+$/;

/**
 * Only a street, a road or a gate comes before a town. `North Bend` is not `Bend`: another word belongs to the name of another place.
 *
 * @returns true if the words can be a street, a road or a gate
 */
export function isStreet(words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const [last = '', before = ''] = words.slice(-2).toReversed();
  if (streetWords.has(last)) return words.length > 1 || last === 'near';
  if (last === 'downtown' || isBeside(words)) return true;
  if (joinedNumber.test(last)) return true;
  // `Hwy 6 and 290`
  if (/^(?:and|at)$/.test(before) && /^\d+$/.test(last)) return isStreet(words.slice(0, -2));
  // `US 287 northbound at`, `I-80 WB MM 102.5`
  if (/^(?:at|in)$/.test(last)) return words.length > 1 && isStreet(words.slice(0, -1));
  // `RM 2401 north of`
  if (last === 'of' && directions.has(before) && words.length > 2) return isStreet(words.slice(0, -2));
  const isBound = directions.has(last) || (mileWords.has(words.at(-3) ?? '') && /^\d$/.test(last));
  if (isBound && /^\d/.test(before) && numbered.has(words.at(-3) ?? '')) return true;
  if (numbered.has(before)) return /^(?:\d+\p{L}?|\p{L})$/u.test(last);
  if (last === 'st') return words.length > 2 && /^\d/.test(words[0] ?? '');
  const isAddress = words.length > 3 && /^\d/.test(words[0] ?? '');
  // `1200 Main St NW`, `1200 Main St #400`
  return isAddress && (directions.has(last) || /^\d+$/.test(last)) && isStreet(words.slice(0, -1));
}

/** Words that are beside a town or in it, and never the begin of its name. */
export function isBeside(words: readonly string[]): boolean {
  const text = words.join(' ');
  return distance.test(text) || nearby.test(text) || station.test(text);
}

const road =
  /\b(?:i|ih|us|ush|loop|beltway|hwy|highway|interstate|route|rte|sr|sh|fm|exit|mile|mm|milepost)[\s#.-]*\d/i;

const stateLine = /\b(?:state ?line|(?:state )?border(?! crossing))\b|\bline\b/;

/** `TX/OK line on US-69`, `state line I-40`, `ND/MT border`. */
export function isStateLine(words: readonly string[]): boolean {
  const isNamed = words.some((_, at) => findStateBefore(words, at + 1) !== null);
  const text = words.join(' ');
  return /\bstate ?line\b/.test(text) || (isNamed && stateLine.test(text));
}

const region =
  /^(?:(?:north|south|east|west|central|upper|lower)(?:ern|east|west|eastern|western)? )(\p{L}+(?: \p{L}+)?)$|^(\p{L}+(?: \p{L}+)?) panhandle$/u;

/** `West Texas`, `Texas Panhandle`: a part of a state, which some towns are called after. `West, TX` is the town. */
export function isRegion({ text, whole }: Pick<TypedPlace, 'text' | 'whole'>): boolean {
  const words = toTexts(whole);
  const [, named, panhandle] = region.exec(words.join(' ')) ?? [];
  const state = (named ?? panhandle ?? '').split(' ');
  const isName = state.join(' ').length > 2 && findStateBefore(state, state.length)?.start === 0;
  return isName && !text.includes(',') && findStateBefore(words, words.length)?.start !== 0;
}

/** `Harris County TX` alone. */
export function isCounty(words: readonly string[]): boolean {
  return words.length > 1 && /^(?:county|cnty|co|parish)$/.test(words.at(-1) ?? '');
}

/** A road, an exit or a junction alone: `I-40 & US-83`, `Exit 150`, `1200 Main St`. */
export function isRoad(text: string, words: readonly string[]): boolean {
  return road.test(text) || (words.length > 1 && /^\d/.test(words[0] ?? '') && isStreet(words));
}
