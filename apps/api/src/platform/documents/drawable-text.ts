type HasLetter = (code: number) => boolean;

const PLAIN = /^[\n -~]*$/;

/** A letter that the face lacks, in letters that it has: pictures and marks without a form go, an unknown letter is told as one. */
function replaceLetter(letter: string, has: HasLetter): string {
  if (/\p{Cf}|\p{M}|\p{Extended_Pictographic}/u.test(letter)) return '';
  if (/\s|\p{Cc}/u.test(letter)) return ' ';
  const parts = [...letter.normalize('NFKD')].filter((part) => has(part.codePointAt(0) ?? 0));
  if (parts.length > 0) return parts.join('');
  return /\p{Pd}/u.test(letter) ? '-' : '?';
}

/** A face draws a box, wider than it says, for each letter that it lacks, and the line runs off the page. */
export function toDrawableText(text: string, has: HasLetter): string {
  if (PLAIN.test(text)) return text;
  const lines = text.normalize('NFC').replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  return Array.from(lines, (letter) =>
    letter === '\n' || has(letter.codePointAt(0) ?? 0) ? letter : replaceLetter(letter, has),
  ).join('');
}
