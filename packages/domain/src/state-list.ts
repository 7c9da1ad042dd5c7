import { isOrderable, isStateCode, type OrderableState, type StateCode, stateCodes, stateName } from './state.ts';

/** What a list of states says: those that can be ordered, in the list's order and once each, and what else stands there. */
export type StateList = {
  states: OrderableState[];
  /** States whose permits are not sold online. */
  notSold: StateCode[];
  /** Words that name no state, as they were written. */
  unknown: string[];
};

type Found = StateCode | { unknown: string };

/** Older abbreviations, without dots and spaces. What is a postal code or the whole name needs no line. */
const abbreviations: Record<string, StateCode> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  cal: 'CA',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  washingtondc: 'DC',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kan: 'KS',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  nmex: 'NM',
  ndak: 'ND',
  okla: 'OK',
  ore: 'OR',
  oreg: 'OR',
  penn: 'PA',
  penna: 'PA',
  sdak: 'SD',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wva: 'WV',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
};

/** Codes that are English words too: among other words and in small letters they are not taken for a state. */
const alsoWords = new Set(['hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa', 'al', 'de']);

const plain = (text: string) => text.toLowerCase().replace(/[.\s]/g, '');
const byName = new Map<string, StateCode>([
  ...Object.entries(abbreviations),
  ...stateCodes.map((code) => [plain(stateName(code)), code] as const),
]);
/** `District of Columbia` has three words, and no name more. */
const longestName = 3;

/** Reads a list of states as people write or paste one: codes or names, divided by commas, semicolons, slashes, new lines or spaces. */
export function parseStateList(text: string): StateList {
  const found: Found[] = text
    .normalize('NFKC')
    .split(/[,;/|\n\r\t•·()[\]]+|\s(?:and|&|to|then|[-–—>→]+)\s|→/i)
    .flatMap((part) => readPart(part.trim()));
  const codes = [...new Set(found.filter((one) => typeof one === 'string'))];
  return {
    states: codes.filter((code) => isOrderable(code)),
    notSold: codes.filter((code) => !isOrderable(code)),
    unknown: found.flatMap((one) => (typeof one === 'string' ? [] : [one.unknown])),
  };
}

/** One part between two dividers: one state, or several with spaces between them. */
function readPart(part: string): Found[] {
  if (part === '') return [];
  const whole = stateOf(part);
  if (whole !== null) return [whole];
  const words = part.split(/\s+/);
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const { state, length } = longestState(words, at);
    found.push(state ?? { unknown: words[at] ?? '' });
    at += length;
  }
  return joinUnknown(found);
}

/** The longest name that begins at a word: West Virginia before Virginia. */
function longestState(words: readonly string[], at: number): { state: StateCode | null; length: number } {
  for (let length = longestName; length >= 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const state = at + length > words.length || alsoWords.has(text) ? null : stateOf(text);
    if (state !== null) return { state, length };
  }
  return { state: null, length: 1 };
}

function stateOf(text: string): StateCode | null {
  const code = text.replaceAll('.', '').toUpperCase();
  return isStateCode(code) ? code : (byName.get(plain(text)) ?? null);
}

/** Words in a row that say nothing are named as one. */
function joinUnknown(found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const one of found) {
    const before = joined.at(-1);
    if (typeof one === 'string' || before === undefined || typeof before === 'string') joined.push(one);
    else joined.splice(-1, 1, { unknown: `${before.unknown} ${one.unknown}` });
  }
  return joined;
}
