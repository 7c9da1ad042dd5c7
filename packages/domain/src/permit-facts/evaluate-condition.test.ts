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
  ['a note', { widthToIn: 144, note: 'with lights' }, { width: 100 }, { missing: [], note: 'with lights' }],
  ['no condition', {}, {}, 'holds'],
] as const)('%s', (_name, when, figures, expected) => {
  expect(evaluateCondition(when, figures)).toEqual(expected);
});
