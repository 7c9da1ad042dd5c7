import { describe, expect, test } from 'vitest';
import { readingOf, tidiedParts, type TwoParts } from './two-parts.ts';
import { draftUnitOf, emptyUnitForm, tidiedWeight, unitBodyOf, unitFormOf } from './unit-form.ts';

const id = '0190a5c0-0000-7000-8000-000000000001';

function formWithWidth(width: TwoParts, weight = '') {
  const form = emptyUnitForm(id);
  return { ...form, weight, lengths: { ...form.lengths, 'dimensions.width': width } };
}

describe('unit form', () => {
  test.each([
    ['feet and inches', { feet: '14', inches: '6' }, 174, {}],
    ['nothing', { feet: '', inches: '0' }, null, {}],
    ['inches alone', { feet: '', inches: '6' }, null, { 'dimensions.width.inches': '6' }],
    ['a leading zero', { feet: '014', inches: '6' }, 174, { 'dimensions.width.feet': '014' }],
    [
      'letters',
      { feet: 'fourteen', inches: '6' },
      null,
      { 'dimensions.width.feet': 'fourteen', 'dimensions.width.inches': '6' },
    ],
    ['a space', { feet: ' ', inches: '0' }, null, { 'dimensions.width.feet': ' ' }],
    [
      'a whole length',
      { feet: `13'6"`, inches: '0' },
      162,
      { 'dimensions.width.feet': `13'6"`, 'dimensions.width.inches': '0' },
    ],
    ['a decimal without a unit', { feet: '13.6', inches: '0' }, null, { 'dimensions.width.feet': '13.6' }],
    ['digits without end', { feet: '9'.repeat(40), inches: '0' }, null, { 'dimensions.width.feet': '9'.repeat(40) }],
    ['more than there is', { feet: '61', inches: '0' }, null, { 'dimensions.width.feet': '61' }],
  ] as const)('%s becomes inches and what else was typed, and comes back as it was', (_, parts, width, typed) => {
    const form = formWithWidth(parts);
    const body = unitBodyOf(form);
    expect(body.dimensions.width).toBe(width);
    expect(body.typed).toEqual(typed);
    expect(unitFormOf(body)).toEqual(form);
  });

  test('a figure that is too great reaches the rules, but not the server', () => {
    const form = formWithWidth({ feet: '61', inches: '0' });
    expect(draftUnitOf(form).dimensions.width).toBe(732);
    expect(unitBodyOf(form).dimensions.width).toBeNull();
  });

  test.each([
    ['111400', 111_400, { weight: '111400' }],
    ['111,400', 111_400, {}],
    ['', null, {}],
    ['heavy', null, { weight: 'heavy' }],
    ['9000000', null, { weight: '9000000' }],
  ])('a weight of %j becomes pounds and what else was typed, and comes back as it was', (weight, pounds, typed) => {
    const form = formWithWidth({ feet: '', inches: '0' }, weight);
    const body = unitBodyOf(form);
    expect(body.weight).toBe(pounds);
    expect(body.typed).toEqual(typed);
    expect(unitFormOf(body)).toEqual(form);
  });

  test.each([
    [
      { feet: ' 14 ', inches: '6' },
      { feet: '14', inches: '6' },
    ],
    [
      { feet: '13′6″', inches: '0' },
      { feet: '13', inches: '6' },
    ],
    [
      { feet: '4.11 m', inches: '0' },
      { feet: '13', inches: '6' },
    ],
    [
      { feet: 'wide', inches: '2' },
      { feet: 'wide', inches: '2' },
    ],
  ])('%j is tidied to %j', (typed, tidied) => {
    expect(tidiedParts(typed)).toEqual(tidied);
  });

  test('says what a whole length was understood as, and nothing of plain feet', () => {
    expect(readingOf({ feet: '162in', inches: '0' })).toBe('= 13 ft 6 in');
    expect(readingOf({ feet: '4.1 m', inches: '0' })).toBe('= 13 ft 6 in, rounded up to a whole inch');
    expect(readingOf({ feet: '14', inches: '6' })).toBeUndefined();
    expect(readingOf({ feet: 'wide', inches: '6' })).toBeUndefined();
  });

  test('a weight is shown with commas once it is one', () => {
    expect(tidiedWeight('111400 lb')).toBe('111,400');
    expect(tidiedWeight('heavy')).toBe('heavy');
  });
});
