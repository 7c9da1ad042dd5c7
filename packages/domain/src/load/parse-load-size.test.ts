import { expect, test } from 'vitest';
import { formatLength } from '../basics/length.ts';
import { loadRowKeys } from './parse-load-row.ts';
import { parseLoadSize, type LoadSizeReading } from './parse-load-size.ts';

const initials = { width: 'W', height: 'H', length: 'L' } as const;

function format({ lengths, weight }: LoadSizeReading): string {
  const parts = loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [`${initials[key]}${formatLength(value)}`];
  });
  return [...parts, ...(weight === null ? [] : [weight])].join(' ');
}

const whole = 'W14′6″ H15′2″ L77′0″ 111400';

test.each([
  ["14'6 x 15'2 x 77, 111,400", whole],
  ["14'6 x 15'2 x 77 111,400", whole],
  ["14'6 x 15'2 x 77 x 111,400", whole],
  ['14’6” × 15’2” × 77’ – 111,400'.replace(' – ', '; '), whole],
  ['14-6 x 15-2 x 77 @ 111400 lbs', whole],
  ["14' 6\" x 15' 2\" x 77', 111,400 lb", whole],
  ['14 ft 6 in by 15 ft 2 in by 77 ft at 111,400 pounds', whole],
  ['14½ x 15-2 x 77 111.4k', whole],
  ["W 14'6 x H 15'2 x L 77', 111,400", whole],
  ["14'6 wide, 15'2 high, 77 long, weighs 111,400", whole],
  ["14'6 x 15'2 x 77, gross weight: 111,400 lb", whole],
  ["14'6 x 15'2 x 77, 111,400 lb gross", whole],
  ["14'6 x 15'2 x 77, 55.7 tons", whole],
  ["111,400 lb, 14'6 x 15'2 x 77", whole],
  ["14'6\t15'2\t77\t111,400", whole],
  ['ancho 14-6, alto 15-2, largo 77, peso 111,400', whole],
  ['174 in x 182 in x 924 in, 50,530 kg', 'W14′6″ H15′2″ L77′0″ 111400'],
  ["14'6 x 15'2 x 77", 'W14′6″ H15′2″ L77′0″'],
  ["W 14'6 x L 77', 111,400", 'W14′6″ L77′0″ 111400'],
  ['111,400', '111400'],
  ['GVW 111,400 lb', '111400'],
])('%j is read as %s', (text, expected) => {
  const size = parseLoadSize(text);
  expect(size && format(size.readings[0])).toBe(expected);
  expect(size?.isInDoubt).toBe(false);
});

test.each([
  ["14'6 x 15'2 x 77, 111,400", false, ['W14′6″ H15′2″ L77′0″ 111400', 'W15′2″ H14′6″ L77′0″ 111400']],
  ["W 14'6 x H 15'2 x L 77', 111,400", false, [whole]],
  ['W 14.6 x H 15.2 x L 77, 90,000', true, ['W14′6″ H15′2″ L77′0″ 90000', 'W14′8″ H15′3″ L77′0″ 90000']],
])('%j is in doubt: its readings are told apart', (text, isInDoubt, expected) => {
  const size = parseLoadSize(text);
  expect(size?.isInDoubt).toBe(isInDoubt);
  expect(size?.readings.map(format)).toEqual(expected);
});

test.each([
  '',
  '  ',
  'a big tank',
  "14'6",
  "14'6 x 15'2",
  '77',
  "14'6 x 15'2 x 77, heavy",
  '14 x 15 x 77, 6',
  'x'.repeat(5000),
])('%j cannot be read', (text) => {
  expect(parseLoadSize(text)).toBeNull();
});
