import { listLengthReadings, maxLength } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatReading } from './length-words.ts';

test.each([
  ['13', ['13 ft', '13 in = 1 ft 1 in']],
  ['162', ['162 ft', '162 in = 13 ft 6 in']],
  ['13.6', ['13 ft 6 in', '13.6 ft = 13 ft 8 in, rounded up', '13.6 m = 44 ft 8 in, rounded up']],
  ['13.06', ['13 ft 6 in', '13.06 ft = 13 ft 1 in, rounded up', '13.06 m = 42 ft 11 in, rounded up']],
  ['161.5', ['161 ft 5 in', '161.5 ft = 161 ft 6 in', '161.5 in = 13 ft 6 in, rounded up']],
  ['4,42', ['4.42 m = 14 ft 7 in, rounded up', '4.42 ft = 4 ft 5 in', '4.42 in = 5 in, rounded up']],
  ['1,620', ['1620 in = 135 ft 0 in', '1.620 m = 5 ft 4 in, rounded up']],
  ['13½', ['13 1/2 ft = 13 ft 6 in', '13 1/2 in = 1 ft 2 in, rounded up']],
  [`13'14"`, ['14 ft 2 in']],
  ['13-60', ['18 ft 0 in']],
  ['13.5 ft 6 in', ['14 ft 0 in']],
  ['13,5 ft', ['13.5 ft = 13 ft 6 in', '135 ft']],
  ['13 ft.6 in', ['13 ft 6 in', '13 ft 0.6 in = 13 ft 1 in, rounded up']],
  ['4,420 m', ['4.420 m = 14 ft 7 in, rounded up']],
])('%s can mean %j', (text, words) => {
  expect(listLengthReadings(text, maxLength).map(formatReading)).toEqual(words);
});
