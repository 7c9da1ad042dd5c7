import { isStateCode, type StateCode, stateCodes, stateName } from '../basics/state-code.ts';
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

export function toPlainWord(text: string): string {
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

export const maxSpellingWords = Math.max(...[...bySpelling.keys()].map((text) => text.split(' ').length));

/** `text` is plain words, each separated by one space. */
export function findStateSpelled(text: string): StateCode | null {
  const code = text.toUpperCase();
  return isStateCode(code) ? code : (bySpelling.get(text) ?? null);
}
