import {
  groupEscorts,
  type EscortAnswer,
  type EscortCars,
  type OpenEscorts,
  type RoadMiles,
  type SettledEscorts,
} from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { summarizeEscorts } from './escort-summary.ts';
import { escortWords } from './escort-words.ts';

const none: EscortAnswer = {
  settled: [],
  open: [],
  uncounted: [],
  missing: [],
  unknown: [],
  isDue: false,
  freeTier: null,
};
const cars = (parts: Partial<EscortCars>): EscortCars => ({
  front: 0,
  rear: 0,
  highPole: false,
  police: false,
  ...parts,
});
const aSettled = (parts: Partial<EscortCars>, roads: SettledEscorts['roads']): SettledEscorts => ({
  roads,
  cars: cars(parts),
  details: [],
  tier: 'official',
  sources: [],
});
const anOpen: OpenEscorts = {
  roads: ['two_lane'],
  cars: cars({ front: 1 }),
  details: [],
  condition: { missing: [], note: 'at night' },
  tier: 'official',
  source: '',
};
const everywhere: SettledEscorts['roads'] = ['two_lane', 'multilane', 'interstate'];

function summarize(parts: Partial<EscortAnswer>, miles: RoadMiles | null = null): string {
  const answer = { ...none, ...parts };
  return summarizeEscorts(answer, groupEscorts(answer, miles), escortWords);
}

test.each<[string, Partial<EscortAnswer>, string]>([
  ['nothing', {}, ''],
  ['one everywhere', { settled: [aSettled({ rear: 1 }, everywhere)] }, '1 escort'],
  ['two on some roads', { settled: [aSettled({ front: 1, rear: 1 }, ['two_lane'])] }, 'Up to 2 escorts'],
  [
    'more on some roads',
    { settled: [aSettled({ front: 1, rear: 1 }, ['two_lane']), aSettled({ rear: 1 }, ['multilane', 'interstate'])] },
    'Up to 2 escorts',
  ],
  ['police alone', { settled: [aSettled({ police: true }, everywhere)] }, 'Police escort'],
  ['a condition', { open: [anOpen] }, 'Escorts: it depends'],
  ['a missing figure', { missing: ['rearOverhang'] }, 'Escorts: it depends'],
  [
    'a threshold without a number',
    {
      uncounted: [{ what: 'width', limit: 120, actual: 174, over: 54, unit: 'in', roads: everywhere, tier: null }],
    },
    'Escorts needed',
  ],
])('%s', (_, answer, summary) => {
  expect(summarize(answer)).toBe(summary);
});

test.each<[string, RoadMiles, string]>([
  ['Interstates alone', { all: 300, interstate: 300 }, '1 escort'],
  ['other roads alone', { all: 300, interstate: 0 }, 'Up to 2 escorts'],
  ['both', { all: 300, interstate: 250 }, 'Up to 2 escorts'],
])('a trip on %s', (_, miles, summary) => {
  const settled = [aSettled({ front: 1, rear: 1 }, ['two_lane']), aSettled({ rear: 1 }, ['multilane', 'interstate'])];
  expect(summarize({ settled }, miles)).toBe(summary);
});
