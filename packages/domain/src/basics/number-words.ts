/** From zero, in English and Spanish. */
const small =
  'zero|oh|cero one|un|uno|una two|dos three|tres four|cuatro five|cinco six|seis seven|siete eight|ocho nine|nueve ten|diez eleven|once twelve|doce thirteen|trece fourteen|catorce fifteen|quince sixteen|dieciseis seventeen|diecisiete eighteen|dieciocho nineteen|diecinueve';
/** From 20. */
const tens =
  'twenty|veinte thirty|treinta forty|fourty|cuarenta fifty|cincuenta sixty|sesenta seventy|setenta eighty|ochenta ninety|noventa';
/** From 100, without their endings. */
const hundreds =
  'cien|ciento doscient trescient cuatrocient quinient seiscient|seicient setecient|sietecient ochocient novecient|nuevecient';

const listValues = (words: string, begin: number, step: number) =>
  words.split(' ').flatMap((spellings, at) => spellings.split('|').map((word) => [word, begin + at * step] as const));

const values = new Map([...listValues(small, 0, 1), ...listValues(tens, 20, 10), ...listValues(hundreds, 100, 100)]);
const isHundred = (word = '') => /^hundreds?$/.test(word);
const isThousand = (word = '') => /^(?:thousands?|mil)$/.test(word);
const isAnd = (word = '') => /^(?:and|y)$/.test(word);

function findValue(word: string): number | undefined {
  const [, ones] = /^veinti(.+)$/.exec(word) ?? [];
  if (ones === undefined) return values.get(word.replace(/(?<=cient|nient)[oa]s$/, ''));
  const value = values.get(ones) ?? 0;
  return value > 0 && value < 10 ? 20 + value : undefined;
}

/** `rest` is the part below a thousand. */
type Spoken = { thousands: number; rest: number };

/** @returns the number with one more word; null if the word is none, or begins the next one, as in `fourteen six` */
function addWord({ thousands, rest }: Spoken, word = ''): Spoken | null {
  if (isThousand(word)) return thousands > 0 ? null : { thousands: Math.max(rest, 1), rest: 0 };
  if (isHundred(word)) return rest < 100 ? { thousands, rest: Math.max(rest, 1) * 100 } : null;
  const value = findValue(word) ?? 0;
  const room = value >= 100 ? 1000 : value >= 10 ? 100 : 10;
  // `ten six` is two numbers.
  const isFree = rest % room === 0 && (value >= 10 || rest % 100 !== 10);
  return value > 0 && isFree ? { thousands, rest: rest + value } : null;
}

function beginNumber(word: string, before: string): Spoken | null {
  if (findValue(word) === 0) return { thousands: 0, rest: 0 };
  // `80 thousand` and `111.4 mil` are read as they are.
  const isMultiple = (isHundred(word) || isThousand(word)) && /\d\s*$|(?:point|punto|coma)\s[^,;]*$/i.test(before);
  return isMultiple ? null : addWord({ thousands: 0, rest: 0 }, word);
}

/** Each number of words becomes figures, with everything between them as it is. */
function writeWholes(text: string): string {
  // Words at the odd places.
  const parts = text.split(/(\p{L}+)/u);
  const words = parts.map((part) => part.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  const isBlank = (at: number) => /^[\s-]+$/.test(parts[at] ?? '');
  let written = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const isArticle = words[at] === 'a' && isBlank(at + 1) && (isHundred(words[at + 2]) || isThousand(words[at + 2]));
    if (isArticle) at += 2;
    let spoken = beginNumber(words[at] ?? '', written);
    if (spoken === null) written += parts[at];
    else {
      // `point six seven` is .67: each word is a digit.
      const end = /(?:point|punto|coma) $/i.test(written) ? at : parts.length;
      while (at < end && isBlank(at + 1)) {
        const next = at + (isAnd(words[at + 2]) && isBlank(at + 3) ? 4 : 2);
        const longer = addWord(spoken, words[next]);
        if (longer === null) break;
        spoken = longer;
        at = next;
      }
      written += spoken.thousands * 1000 + spoken.rest;
    }
    written += parts[at + 1] ?? '';
  }
  return written;
}

const partsOfOne: Record<string, number> = {
  half: 2,
  medi: 2,
  quarter: 4,
  cuart: 4,
  eighth: 8,
  octav: 8,
  sixteenth: 16,
};
const unit = String.raw` ?(?:feet|foot|ft\.?|pies?|inch(?:es)?|pulgadas?|m[ei]t(?:er|re|ro)s?)`;
/** Also behind the unit, as in `catorce pies y medio`. */
const fraction = new RegExp(
  String.raw`(?<=\d)(${unit})?,? (?:and|y|con) (?:(\d+|an?) )?(half|medi|quarter|cuart|eighth|octav|sixteenth)(?:s|[oa]s?)?(?!\p{L})`,
  'giu',
);

/**
 * Numbers in words, as they are dictated, in figures: `fourteen feet six and a half inches` is `14 feet 6 1/2 inches`, `fourteen six` is
 * `14 6`, `one hundred twenty thousand pounds` is `120000 pounds`. For texts of measures only: elsewhere `once` and `un` are other words.
 */
export function writeNumbers(text: string): string {
  return writeWholes(text)
    .replace(fraction, (_, behind: string | undefined, over: string | undefined, part: string) => {
      const count = /^\d/.test(over ?? '') ? over : '1';
      return ` ${count}/${partsOfOne[part.toLowerCase()]}${behind ?? ''}`;
    })
    .replace(/(?<=\d) (?:point|punto|coma) (\d+)((?: \d(?!\d))*)/giu, (_, first: string, more: string) => {
      return `.${first}${more.replaceAll(' ', '')}`;
    })
    .replace(/(?<=\d )0 (?=\d(?!\d))/g, '0')
    .replace(/(?<![\d ]|\d )([1-9]) ([1-9]\d)000(?!\d)/g, '$1$2000');
}
