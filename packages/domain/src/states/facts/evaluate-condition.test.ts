import { expect, test } from 'vitest';
import { evaluateCondition } from './evaluate-condition.ts';

test.each([
  ['at the upper figure', { widthToIn: 144 }, { width: 144 }, 'holds'],
  ['above the upper figure', { widthToIn: 144 }, { width: 145 }, 'fails'],
  ['at the lower figure', { grossOverLb: 80_000 }, { gross: 80_000 }, 'fails'],
  ['above the lower figure', { grossOverLb: 80_000 }, { gross: 80_001 }, 'holds'],
  ['between both', { lengthOverIn: 900, lengthToIn: 1200 }, { length: 1000 }, 'holds'],
  ['one figure missing', { widthToIn: 144, heightToIn: 162 }, { width: 120 }, { missing: ['height'] }],
  ['one fails, another is missing', { widthToIn: 144, heightToIn: 162 }, { width: 150 }, 'fails'],
  ['a kind of load that is not known', { load: 'house' }, {}, { missing: [], kind: 'house' }],
  ['another kind of load', { load: 'house', note: 'at night' }, { kind: 'other' }, 'fails'],
  ['the same kind of load', { load: 'house' }, { kind: 'house' }, 'holds'],
  ['a road', { road: 'interstate' }, {}, { missing: [], road: 'interstate' }],
  ['a road of the way', { road: 'interstate' }, { roads: ['interstate'] }, 'holds'],
  ['a road that is not on the way', { road: 'interstate' }, { roads: ['two_lane', 'multilane'] }, 'fails'],
  [
    'a road on a part of the way',
    { road: 'interstate' },
    { roads: ['two_lane', 'multilane', 'interstate'] },
    { missing: [], road: 'interstate' },
  ],
  ['multilane roads, of which Interstates are some', { road: 'multilane' }, { roads: ['interstate'] }, 'holds'],
  ['all roads but Interstates', { road: 'off_interstate' }, { roads: ['two_lane', 'multilane'] }, 'holds'],
  ['all roads but Interstates, on one', { road: 'off_interstate' }, { roads: ['interstate'] }, 'fails'],
  ['a note', { widthToIn: 144, note: 'with lights' }, { width: 100 }, { missing: [], note: 'with lights' }],
  ['no condition', {}, {}, 'holds'],
  ['a figure between two others, all above', { tandemOverLb: 44_000 }, { tandem: [45_000, Infinity] }, 'holds'],
  ['a figure between two others, none above', { trailerOverIn: 1260 }, { trailer: [636, 900] }, 'fails'],
  [
    'a figure between two others, some above',
    { tandemOverLb: 44_000 },
    { tandem: [17_000, Infinity] },
    { missing: ['axleWeights'] },
  ],
  ['two figures of one field', { singleAxleOverLb: 20_000, tandemOverLb: 44_000 }, {}, { missing: ['axleWeights'] }],
  ['a flag', { isOverweight: true }, { isOverweight: true }, 'holds'],
  ['the other value of a flag', { isOversize: false }, { isOversize: true }, 'fails'],
  ['a flag with its missing figures', { isOversize: false }, { isOversize: ['width'] }, { missing: ['width'] }],
  ['a flag that is not known', { isEscorted: true }, {}, { missing: ['isEscorted'] }],
  ['any kind but one', { load: 'not_manufactured_building' }, { kind: 'house' }, 'holds'],
  ['the kind that is excluded', { load: 'not_manufactured_building' }, { kind: 'manufactured_building' }, 'fails'],
] as const)('%s', (_name, when, figures, expected) => {
  expect(evaluateCondition(when, figures)).toEqual(expected);
});
