import { spanishStateNames, stateNames, type StateCode } from '@wideload/domain';
import { toWords } from './place-key.ts';

/** Other ways to write a state, beside its code and its name: those of us-place-aliases.json and shortened directions. */
const otherNames: Partial<Record<StateCode, readonly string[]>> = {
  AL: ['ala'],
  AZ: ['ariz'],
  AR: ['ark'],
  CA: ['calif', 'cali', 'cal'],
  CO: ['colo'],
  CT: ['conn'],
  DE: ['del'],
  DC: ['d c', 'district of columbia'],
  FL: ['fla'],
  ID: ['ida'],
  IL: ['ill', 'ills'],
  IN: ['ind'],
  KS: ['kan', 'kans'],
  KY: ['ken'],
  MA: ['mass'],
  MI: ['mich'],
  MN: ['minn'],
  MS: ['miss'],
  MT: ['mont'],
  NE: ['neb', 'nebr'],
  NV: ['nev'],
  NH: ['n h', 'nueva hampshire'],
  NJ: ['n j', 'jersey'],
  NM: ['n m', 'n mex', 'new mex', 'nuevo mejico'],
  NY: ['n y'],
  NC: ['n c', 'n car', 'n carolina', 'no carolina', 'no car', 'north car'],
  ND: ['n d', 'n dak', 'n dakota', 'no dakota', 'no dak', 'north dak'],
  OK: ['okla'],
  OR: ['ore', 'oreg'],
  PA: ['penn', 'penna'],
  RI: ['r i'],
  SC: ['s c', 's car', 's carolina', 'so carolina', 'so car', 'south car'],
  SD: ['s d', 's dak', 's dakota', 'so dakota', 'so dak', 'south dak'],
  TN: ['tenn'],
  TX: ['tex', 'tejas'],
  VA: ['virg'],
  WA: ['wash', 'wash state'],
  WV: ['w va', 'w v', 'w virginia', 'virginia del oeste'],
  WI: ['wis', 'wisc'],
  WY: ['wyo'],
};

/** By its words in lower case. */
const codeByWords: ReadonlyMap<string, StateCode> = new Map(
  // Cast: the keys of the table are the codes.
  (Object.keys(stateNames) as StateCode[]).flatMap((code) =>
    [code, stateNames[code], spanishStateNames[code] ?? code, ...(otherNames[code] ?? [])].map(
      (name) => [toWords(name).join(' '), code] as const,
    ),
  ),
);

const mostWords = 3;

/** The state that the words from `start` to `end` are, in full or in short; `West Virginia` rather than `Virginia`. */
export function findStateBefore(words: readonly string[], end: number): { state: StateCode; start: number } | null {
  for (let start = Math.max(0, end - mostWords); start < end; start += 1) {
    const state = codeByWords.get(words.slice(start, end).join(' '));
    if (state !== undefined) return { state, start };
  }
  return null;
}

/** The states whose code or name begins with the text. */
export function findStatesThatBegin(text: string): StateCode[] {
  const found = [...codeByWords].filter(([words]) => words.startsWith(text)).map(([, code]) => code);
  return text === '' ? [] : [...new Set(found)];
}
