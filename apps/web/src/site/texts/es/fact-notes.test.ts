import { expect, test } from 'vitest';
import { escortWords } from './escort-words.ts';
import { texts } from './site-texts.ts';

type FactFile = {
  fees: { extras: { what: string; kind?: string }[] };
  road_bans?: { name?: string }[];
  travel: { season: { what: string }[] };
};
const files = import.meta.glob<FactFile>('../../../../../../packages/domain/data/permit-facts/*.json', {
  eager: true,
  import: 'default',
});
const { factNotes } = texts;
const textKeys = new Set(['note', 'detail', 'why', 'area', 'auto_issue', 'hours']);
const otherParts = new Set(['sources', 'corrections', 'conflicts']);

/** The notes and details of all rows, the further charges, the reasons of doubts, the areas of curfews and the words of the permit offices. */
function listTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (otherParts.has(key)) return [];
    return textKeys.has(key) && typeof inner === 'string' && inner !== '' ? [inner] : listTexts(inner);
  });
}

const all = Object.values(files);
const notes = new Set([
  ...all.flatMap(listTexts),
  ...all.flatMap(({ travel }) => travel.season.map(({ what }) => what)),
  ...all.flatMap(({ fees }) => fees.extras.flatMap(({ kind, what }) => (kind === 'further' ? [what] : []))),
]);

test('every text of the permit facts that a page shows has a Spanish text, and no text is unused', () => {
  expect(notes.size).toBeGreaterThan(500);
  expect([...notes].filter((note) => factNotes[note] === undefined)).toEqual([]);
  expect(Object.keys(factNotes).filter((note) => !notes.has(note))).toEqual([]);
});

test('a Spanish text has the figures of its note', () => {
  const listFigures = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure);
  for (const [note, text] of Object.entries(factNotes))
    expect(listFigures(text), note).toEqual(expect.arrayContaining(listFigures(note)));
});

test('a closed road without a proper name is named in Spanish', () => {
  const names = new Set(all.flatMap(({ road_bans: bans = [] }) => bans.flatMap(({ name }) => name ?? [])));
  expect(names.size).toBeGreaterThan(5);
  const isEnglish = (said: string) => /\b(?:and|of|roads?|through|tunnels)\b|^no en turnpikes/.test(said);
  expect([...names].map(escortWords.notOn).filter(isEnglish)).toEqual([]);
});
