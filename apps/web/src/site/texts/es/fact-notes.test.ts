import { expect, test } from 'vitest';
import { factNotes } from './fact-notes.ts';

const files = import.meta.glob<object>('../../../../../../packages/domain/data/permit-facts/*.json', {
  eager: true,
  import: 'default',
});
const noteKeys = new Set(['note', 'detail', 'why']);
const otherParts = new Set(['sources', 'corrections', 'conflicts']);

/** The notes and details of all rows, and the reasons of doubts. */
function listNotes(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (otherParts.has(key)) return [];
    return noteKeys.has(key) && typeof inner === 'string' && inner !== '' ? [inner] : listNotes(inner);
  });
}

const notes = new Set(Object.values(files).flatMap(listNotes));

test('every note of the permit facts has a Spanish text, and no text is unused', () => {
  expect(notes.size).toBeGreaterThan(400);
  expect([...notes].filter((note) => factNotes[note] === undefined)).toEqual([]);
  expect(Object.keys(factNotes).filter((note) => !notes.has(note))).toEqual([]);
});

test('a Spanish text has the figures of its note', () => {
  const listFigures = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure);
  for (const [note, text] of Object.entries(factNotes))
    expect(listFigures(text), note).toEqual(expect.arrayContaining(listFigures(note)));
});
