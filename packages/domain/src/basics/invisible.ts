/** Marks of direction, joiners, soft hyphens: copied along from pages, PDFs and address books, and never meant in a number or a code. */
const invisible = /\p{Cf}/gu;

export function removeInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Not the joiners, which some scripts and pictures need. */
const atEnds = /[\s\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/;

/** Trimmed of what nobody sees, so that an empty line is empty. */
export function trimText(text: string): string {
  // Not one pattern: it would go through a long text again for each of its spaces.
  let [from, to] = [0, text.length];
  while (from < to && atEnds.test(text.charAt(from))) from += 1;
  while (to > from && atEnds.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Ends of a line, also those of old systems (vertical tab, form feed, next line) and of typesetters (U+2028, U+2029). */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Other controls, and signs that turn the direction of what follows them. A NUL stays, and is refused: a text has none. */
const controls = /[^\P{Cc}\n\0]|[\u202A-\u202E\u2066-\u2069]/gu;

export function removeControls(text: string): string {
  return text.replace(lineEnds, '\n').replace(/\t/g, ' ').replace(controls, '');
}

/** A text of one line: line breaks, tabs and runs of blanks are one space. */
export function toLine(text: string): string {
  return trimText(removeControls(text).replace(/\s+/g, ' '));
}

/** A text that keeps its line breaks. */
export function toLines(text: string): string {
  return trimText(removeControls(text));
}
