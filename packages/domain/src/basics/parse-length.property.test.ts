import { expect, test } from 'vitest';
import { formatLength, formatLengthWords, inches, maxLength } from './length.ts';
import { parseLength } from './parse-length.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';

test('every length that is shown is read as itself, in each way of showing it', () => {
  const misread: string[] = [];
  for (let length = 0; length <= maxLength; length += 1)
    for (const text of [
      formatLength(inches(length)),
      formatLengthWords(inches(length)),
      `${length} in`,
      `${length}"`,
    ]) {
      const parsed = parseLength(text);
      if (!parsed.ok || parsed.inches !== length || parsed.rounded) misread.push(text);
    }
  expect(misread).toEqual([]);
});

const random = createSeededRandom(11);
const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';

test('any accepted text is what an independent reading of its numbers and units makes of it', () => {
  const pieces = [
    '1',
    '2',
    '13',
    '6',
    '0',
    '07',
    '12',
    '162',
    '.',
    '.5',
    ',',
    '1/2',
    '½',
    "'",
    '"',
    '′',
    '″',
    '’',
    '”',
    ' ',
    ' ',
    '-',
    '–',
  ];
  const words = ['ft', 'in', 'feet', 'inches', 'foot', 'm', 'cm', 'mm', 'and', 'ft.', 'x', 'e3'];
  let accepted = 0;
  const misread: string[] = [];
  for (let turn = 0; turn < 30_000; turn += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 7) }, () => pick(random() < 0.7 ? pieces : words)).join(
      '',
    );
    const parsed = parseLength(text);
    if (!parsed.ok) continue;
    accepted += 1;
    const exact = readByTokens(text);
    const isSame = parsed.inches === Math.max(0, Math.ceil(exact - 1e-6));
    if (!isSame || parsed.rounded !== Math.abs(exact - parsed.inches) > 1e-6) misread.push(text);
  }
  expect(misread).toEqual([]);
  // Without accepted texts the test would prove nothing.
  expect(accepted).toBeGreaterThan(1000);
});

const unitInches = {
  ft: 12,
  in: 1,
  m: 39.370_078_740_157_48,
  cm: 0.393_700_787_401_574_8,
  mm: 0.039_370_078_740_157_48,
};

/** Reads token by token, unlike the parser. A bare number is feet before inches, inches after feet; NaN if there is no plain reading. */
function readByTokens(text: string): number {
  const plain = text
    .replace(/½/g, ' 1/2')
    .replace(/[′’]/g, "'")
    .replace(/[″”]/g, '"')
    .replace(/''/g, '"')
    .replace(/–/g, '-');
  const tokens = plain.match(/\d*\.\d+|\d+\/\d+|\d+(?:,\d+)*(?:\.\d+)?|[a-z]+|['"]/g) ?? [];
  let sum = 0;
  let number: number | null = null;
  let last: 'ft' | null = null;
  for (const [at, token] of tokens.entries()) {
    if (/^[\d.]/.test(token)) {
      const isFraction = token.includes('/');
      if (number !== null && !isFraction) {
        sum += number * 12;
        last = 'ft';
        number = null;
      }
      number = (number ?? 0) + parseToken(token, tokens[at + 1]);
      continue;
    }
    if (token === 'and') continue;
    if (number === null) return Number.NaN;
    const unit = toUnit(token);
    sum += number * unitInches[unit];
    last = unit === 'ft' ? 'ft' : last;
    number = null;
  }
  if (number === null) return sum;
  return last === 'ft' ? sum + number : number === 0 && tokens.length === 1 ? 0 : Number.NaN;
}

function parseToken(token: string, next: string | undefined): number {
  if (token.includes('/')) return Number(token.split('/')[0]) / Number(token.split('/')[1]);
  const isMetric = next !== undefined && /^(?:m|cm|mm)$/.test(next);
  // A comma is a decimal sign outside the US, unless three digits follow it.
  if (isMetric && /^\d+,\d{1,2}$/.test(token)) return Number(token.replace(',', '.'));
  return /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$|^\d*(?:\.\d+)?$/.test(token) ? Number(token.replaceAll(',', '')) : Number.NaN;
}

function toUnit(token: string): keyof typeof unitInches {
  if (token === "'" || token === 'foot' || token === 'feet') return 'ft';
  if (token === '"' || token === 'inches') return 'in';
  // Any other text makes the sum NaN.
  return token as keyof typeof unitInches;
}
