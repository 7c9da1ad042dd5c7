import type { PageView } from './page-view.ts';
import type { Character } from './read-characters.ts';

/** The least difference in brightness that an eye sees. */
const VISIBLE = 24;
const MOSTLY = 0.6;

/**
 * Drops the letters that no viewer shows: of a hidden layer, white on white, transparent, covered, cut off, or of the invisible kind
 * without a scan below them. What counts is the drawn page.
 */
export function keepShown(characters: readonly Character[], view: PageView, drawn: Uint8Array): Character[] {
  const words = splitWords(characters);
  return words.flatMap((word) => {
    // The marks of feet and inches are drawn above the boxes of some fonts.
    const solid = word.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const letters = solid.length > 0 ? solid : word.filter(({ text }) => text.trim() !== '');
    const inked = letters.filter((letter) => isInked(letter, view, drawn));
    return letters.length > 0 && inked.length >= letters.length * MOSTLY ? word : [];
  });
}

/** Drops what lies outside of the page. */
export function keepWithin(characters: readonly Character[], { width, height }: PageView): readonly Character[] {
  const isWithin = ({ left, right, top, bottom }: Character) => right > 0 && left < width && bottom > 0 && top < height;
  // Most pages have no letter outside of them.
  return characters.every(isWithin) ? characters : characters.filter(isWithin);
}

function splitWords(characters: readonly Character[]): Character[][] {
  const words: Character[][] = [];
  for (const character of characters) {
    const word = words.at(-1);
    const last = word?.at(-1);
    const isSame = last !== undefined && last.text.trim() !== '' && Math.abs(character.baseline - last.baseline) < 0.5;
    if (word !== undefined && isSame && Math.abs(character.left - last.right) < character.size) word.push(character);
    else words.push([character]);
  }
  return words;
}

function isInked({ left, top, right, bottom }: Character, { width, height }: PageView, drawn: Uint8Array): boolean {
  const [first, last] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))];
  let least = 255;
  let most = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
    for (let at = y * width + first; at < y * width + last; at += 1) {
      const brightness = drawn[at] ?? 255;
      if (brightness < least) least = brightness;
      if (brightness > most) most = brightness;
      if (most - least >= VISIBLE) return true;
    }
  return false;
}
