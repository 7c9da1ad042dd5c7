import type { PageView } from './page-view.ts';
import type { Character } from './read-characters.ts';

type Turned = {
  /** The letters of most lines, turned so that the lines run from left to right. */
  upright: readonly Character[];
  /** The others by their angle, as a stamp across the page has. */
  aslant: Character[][];
};

/** Scans lie a little askew. */
const SLACK = 8;
/** The part of a letter's box that is below its line. */
const DESCENT = 0.25;
const quarters = [0, 90, 180, 270] as const;

const toQuarter = ({ angle }: Character) =>
  quarters.find((quarter) => Math.min(Math.abs(angle - quarter), 360 - Math.abs(angle - quarter)) <= SLACK);

export function turnUpright(characters: readonly Character[], view: PageView): Turned {
  if (characters.every(({ angle }) => angle === 0)) return { upright: characters, aslant: [] };
  const counts = quarters.map((quarter) => characters.filter((one) => toQuarter(one) === quarter).length);
  const main = quarters[counts.indexOf(Math.max(...counts))] ?? 0;
  const others = new Map<number, Character[]>();
  const upright: Character[] = [];
  for (const character of characters) {
    if (toQuarter(character) === main) upright.push(turn(character, main, view));
    else others.set(character.angle, [...(others.get(character.angle) ?? []), character]);
  }
  return { upright, aslant: [...others.values()] };
}

/** Turns the page by that angle, counterclockwise. */
function turn(character: Character, quarter: (typeof quarters)[number], { width, height }: PageView): Character {
  const { left, top, right, bottom } = character;
  if (quarter === 0) return character;
  const area = {
    90: { left: top, right: bottom, top: width - right, bottom: width - left },
    180: { left: width - right, right: width - left, top: height - bottom, bottom: height - top },
    270: { left: height - bottom, right: height - top, top: left, bottom: right },
  }[quarter];
  return { ...character, ...area, baseline: area.bottom - (area.bottom - area.top) * DESCENT };
}
