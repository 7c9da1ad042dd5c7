import {
  isOrderable,
  type OrderableState,
  type StateCode,
  isStateCode,
  stateCodes,
  stateName,
} from '../basics/state-code.ts';
import { spanishStateNames } from './state-names-es.ts';

/** Without dots and accents, in both languages. */
const others: Partial<Record<StateCode, readonly string[]>> = {
  AL: ['ala'],
  AK: ['alas', 'alasca'],
  AZ: ['ariz'],
  AR: ['ark'],
  CA: ['cal', 'calif'],
  CO: ['colo'],
  CT: ['conn'],
  DE: ['del'],
  DC: ['washington dc', 'washington d c', 'wash dc', 'wash d c'],
  FL: ['fla'],
  HI: ['haw'],
  ID: ['ida'],
  IL: ['ill'],
  IN: ['ind'],
  KS: ['kan', 'kans'],
  MA: ['mass'],
  MI: ['mich'],
  MN: ['minn'],
  MS: ['miss'],
  MT: ['mont'],
  NE: ['neb', 'nebr'],
  NV: ['nev'],
  NH: ['nueva hampshire'],
  NM: ['n mex', 'new mex', 'nuevo mejico'],
  NY: ['new york state'],
  ND: ['n dak', 'no dak'],
  OK: ['okla'],
  OR: ['ore', 'oreg'],
  PA: ['penn', 'penna'],
  SD: ['s dak', 'so dak'],
  TN: ['tenn'],
  TX: ['tex', 'tejas'],
  WA: ['wash', 'washington state'],
  WV: ['w va', 'west va', 'virginia del oeste'],
  WI: ['wis', 'wisc'],
  WY: ['wyo'],
};

const shortened: Record<string, readonly string[]> = {
  new: ['n'],
  north: ['n', 'no'],
  south: ['s', 'so'],
  west: ['w'],
  rhode: ['r'],
};

function toPlainWord(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function listSpellings(code: StateCode): string[] {
  const name = toPlainWord(stateName(code));
  const [first = '', ...rest] = name.split(' ');
  const starts = shortened[first] ?? [];
  const own = [name, toPlainWord(spanishStateNames[code] ?? ''), ...(others[code] ?? [])];
  const whole = [...own, ...starts.map((start) => [start, ...rest].join(' '))].filter((text) => text !== '');
  // `N.H.` has a dot after each letter, and `NewHampshire` has no space.
  return [...whole, [...code.toLowerCase()].join(' '), ...whole.map((text) => text.replaceAll(' ', ''))];
}

const bySpelling = new Map(stateCodes.flatMap((code) => listSpellings(code).map((text) => [text, code] as const)));

const maxSpellingWords = Math.max(...[...bySpelling.keys()].map((text) => text.split(' ').length));

/** @returns the code of a state that is named in plain words, each separated by one space */
export function findStateSpelled(text: string): StateCode | null {
  const code = text.toUpperCase();
  return isStateCode(code) ? code : (bySpelling.get(text) ?? null);
}

export type StateList = {
  states: OrderableState[];
  notSold: StateCode[];
  unknown: string[];
};

type Word = {
  plain: string;
  isUpper: boolean;
  start: number;
  end: number;
  /** Only spaces, hyphens, dots or apostrophes separate it from the word before: both can belong to one name. */
  isJoined: boolean;
};
type Piece = { state: StateCode | null; words: readonly Word[] };

const wordPattern = /[^\s.,;:/|\\•·()[\]{}<>=←-⇿➔-➾⟰-⟿▶►»&+*"'’“”~‐-―−-]+/gu;
const joins = /^[ .'’‐-―−-]*$/;

/** Connecting words in English and Spanish; none is a postal code. */
const links = new Set(
  'and to then from thru through via until y e a luego hasta desde entonces despues por'.split(' '),
);
/** Postal codes that are also words. */
const alsoWords = new Set('hi id in la ma me oh ok or pa al de'.split(' '));

/** Parses a list of states as people type or paste one: codes or names, English or Spanish, with any separators. */
export function parseStateList(text: string): StateList {
  // An arrow can be an emoji, with an invisible sign after it.
  const plain = text.normalize('NFKC').replaceAll('\u{FE0F}', '');
  const words = splitWords(plain);
  const pieces = splitPieces(skipLeadingDe(words));
  const codes = [...new Set(pieces.flatMap(({ state }) => state ?? []))];
  return {
    states: codes.filter((code) => isOrderable(code)),
    notSold: codes.filter((code) => !isOrderable(code)),
    // Connecting words alone are unknown.
    unknown: words.length > 0 && pieces.every(isLink) ? [plain.trim()] : listUnknown(pieces, plain),
  };
}

export function parseState(text: string): StateCode | null {
  const { states, notSold, unknown } = parseStateList(text);
  const [state = null, ...more] = [...states, ...notSold];
  return more.length + unknown.length === 0 ? state : null;
}

/** The states that a search names; none if it says anything else as well. */
export function findNamedStates(search: string): OrderableState[] {
  const { states, notSold, unknown } = parseStateList(search);
  return notSold.length + unknown.length === 0 ? states : [];
}

function splitWords(text: string): Word[] {
  let before = 0;
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const isJoined = joins.test(text.slice(before, index));
    before = index + word.length;
    return { plain: toPlainWord(word), isUpper: word === word.toUpperCase(), start: index, end: before, isJoined };
  });
}

/** `de Texas a Ohio` does not begin with Delaware; among codes, `de` is one. */
function skipLeadingDe(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  const isFrom = first?.plain === 'de' && !first.isUpper && second?.isJoined === true && second.plain.length > 2;
  return isFrom && words.some(({ plain }) => plain === 'a' || plain === 'hasta') ? words.slice(1) : words;
}

function splitPieces(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const piece = findLongestState(words, at);
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces.map((piece, at) => (isInSentence(pieces, at) ? { ...piece, state: null } : piece));
}

/** The longest name wins: West Virginia before Virginia. */
function findLongestState(words: readonly Word[], at: number): Piece {
  const broken = words.slice(at + 1, at + maxSpellingWords).findIndex(({ isJoined }) => !isJoined);
  const most = broken === -1 ? maxSpellingWords : broken + 1;
  for (let length = most; length >= 1; length -= 1) {
    const taken = words.slice(at, at + length);
    const state = findStateSpelled(taken.map(({ plain }) => plain).join(' '));
    if (state !== null) return { state, words: taken };
  }
  return { state: null, words: words.slice(at, at + 1) };
}

/** `or` is Oregon in a list of states, and a word between two words that are no states. */
function isInSentence(pieces: readonly Piece[], at: number): boolean {
  const [word] = pieces[at]?.words ?? [];
  if (word === undefined || !alsoWords.has(word.plain) || word.isUpper) return false;
  return isUnknownWord(pieces[at - 1]) && isUnknownWord(pieces[at + 1]);
}

function isLink({ state, words }: Piece): boolean {
  return state === null && words.every(({ plain }) => links.has(plain));
}

function isUnknownWord(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.state === null && !isLink(piece);
}

/** Unknown words in a row are one entry, as typed. */
function listUnknown(pieces: readonly Piece[], text: string): string[] {
  const runs: { start: number; end: number }[] = [];
  for (const [at, piece] of pieces.entries()) {
    const [word] = piece.words;
    if (word === undefined || !isUnknownWord(piece)) continue;
    const run = runs.at(-1);
    if (run !== undefined && word.isJoined && isUnknownWord(pieces[at - 1])) run.end = word.end;
    else runs.push({ start: word.start, end: word.end });
  }
  return runs.map(({ start, end }) => text.slice(start, end));
}
