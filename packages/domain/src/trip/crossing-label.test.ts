import { expect, test } from 'vitest';
import { formatCrossingLabel, parseCrossingLabel, type CrossingLabel } from './crossing-label.ts';

test.each<[string, CrossingLabel]>([
  ['I-82 at the Oregon line', { road: 'I-82', state: 'OR', town: null, miles: null }],
  [
    'I-80 at the Nebraska line, 40 miles from Cheyenne, WY',
    { road: 'I-80', state: 'NE', town: 'Cheyenne, WY', miles: 40 },
  ],
  ['US-54 at the New Mexico line, near Dalhart, TX', { road: 'US-54', state: 'NM', town: 'Dalhart, TX', miles: null }],
  ['the West Virginia line', { road: '', state: 'WV', town: null, miles: null }],
])('%s is read as it was written', (label, crossing) => {
  expect(formatCrossingLabel(crossing)).toBe(label);
  expect(parseCrossingLabel(label)).toEqual(crossing);
});

test.each(['Dallas, TX', 'a yard at the county line', 'the Alberta line', ''])('%s is no crossing', (label) => {
  expect(parseCrossingLabel(label)).toBeNull();
});
