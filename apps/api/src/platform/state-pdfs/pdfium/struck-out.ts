import { withMemory, type Pdfium } from './engine.ts';
import type { Area, PageView } from './page-view.ts';
import type { Character } from './read-characters.ts';

const path = 2;
const MAX_OBJECTS = 4000;
/** In points. */
const THIN = 2;
const SHORT = 6;
const LONG = 300;
/** A line between these heights above the baseline, in parts of the letter's size, strikes it out. */
const LOW = 0.15;
const HIGH = 0.5;
/** A line of a form or a table is longer than the words that it crosses: parts of a letter's size, and of its own length. */
const BEYOND = 0.8;
const MOSTLY = 0.6;
const FEW = 2;

type Source = { view: PageView; marks: readonly Area[] };

/**
 * Without the letters that are struck out by a line through them, or by the marks of a viewer: a value that a state corrected does not
 * count.
 */
export function dropStruckOut(
  pdfium: Pdfium,
  { view, marks }: Source,
  characters: readonly Character[],
): readonly Character[] {
  if (characters.length === 0) return characters;
  const crossed = findCrossed(characters, listRules(pdfium, view));
  const marked = marks.flatMap((mark) => characters.filter((one) => isWithin(one, mark)));
  const struck = new Set([...crossed, ...marked]);
  return struck.size === 0 ? characters : characters.filter((one) => !struck.has(one));
}

/** The short level lines of a page, drawn as lines or as low boxes. */
function listRules(pdfium: Pdfium, view: PageView): Area[] {
  const rules: Area[] = [];
  const count = Math.min(pdfium._FPDFPage_CountObjects(view.page), MAX_OBJECTS);
  withMemory(pdfium, 16, (memory) => {
    for (let index = 0; index < count; index += 1) {
      const object = pdfium._FPDFPage_GetObject(view.page, index);
      if (pdfium._FPDFPageObj_GetType(object) !== path) continue;
      pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12);
      const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
      const area = view.toArea(float(0), float(12), float(8), float(4));
      const width = area.right - area.left;
      if (area.bottom - area.top <= THIN && width >= SHORT && width <= LONG) rules.push(area);
    }
  });
  return rules;
}

function findCrossed(characters: readonly Character[], rules: readonly Area[]): Character[] {
  if (rules.length === 0) return [];
  const lines = new Map<number, Character[]>();
  for (const one of characters) {
    const line = Math.round(one.baseline);
    const own = lines.get(line);
    if (own === undefined) lines.set(line, [one]);
    else own.push(one);
  }
  return rules.flatMap((rule) => {
    const y = (rule.top + rule.bottom) / 2;
    const near = Array.from({ length: REACH }, (_, down) => lines.get(Math.floor(y) + down) ?? []).flat();
    const crossed = near.filter((one) => isCrossed(one, rule, y));
    return isWordOf(rule, crossed) ? crossed : [];
  });
}

/** In points: a baseline farther below a line is not of letters that it crosses. */
const REACH = 14;

function isCrossed({ baseline, size, left, right, text, angle }: Character, rule: Area, y: number): boolean {
  const middle = (left + right) / 2;
  const above = (baseline - y) / size;
  const isBeside = middle >= rule.left && middle <= rule.right;
  return angle === 0 && text.trim() !== '' && above >= LOW && above <= HIGH && isBeside;
}

/** @returns true if the line is as long as the letters that it crosses */
function isWordOf(rule: Area, crossed: readonly Character[]): boolean {
  if (crossed.length < FEW) return false;
  const size = Math.max(...crossed.map((one) => one.size));
  const isAsLong =
    Math.min(...crossed.map(({ left }) => left)) - rule.left <= size * BEYOND &&
    rule.right - Math.max(...crossed.map(({ right }) => right)) <= size * BEYOND;
  const covered = crossed.reduce((sum, { left, right }) => sum + right - left, 0);
  return isAsLong && covered >= (rule.right - rule.left) * MOSTLY;
}

function isWithin({ left, right, top, bottom }: Character, mark: Area): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= mark.left && x <= mark.right && y >= mark.top && y <= mark.bottom;
}
