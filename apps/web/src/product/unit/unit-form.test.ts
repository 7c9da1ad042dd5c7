import { describe, expect, test } from 'vitest';
import { toLengthText, type LengthValue, tidyParts } from './length-value.ts';
import { toDraftUnit, createUnitForm, isEmptyUnit, toUnitBody, toUnitForm } from './unit-form.ts';
import { tidyWeight } from './axle-texts.ts';

const id = '0190a5c0-0000-7000-8000-000000000001';

function formWithWidth(width: LengthValue, weight = '') {
  const form = createUnitForm(id);
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
  ] as const)('%s becomes inches and typed text, and converts back', (_, parts, width, typed) => {
    const form = formWithWidth(parts);
    const body = toUnitBody(form);
    expect(body.dimensions.width).toBe(width);
    expect(body.typed).toEqual(typed);
    expect(toUnitForm(body)).toEqual(form);
  });

  test.each([
    ['a spelling of its own', `13'6"`, 162, { 'dimensions.width': `13'6"` }],
    ['the words of the value', '13 ft 6 in', 162, {}],
    ['a rounded one', '13.1 ft', 158, { 'dimensions.width': '13.1 ft' }],
    ['a doubtful one', '13.6', null, { 'dimensions.width': '13.6' }],
    ['letters', 'about 13', null, { 'dimensions.width': 'about 13' }],
    ['a space', ' ', null, { 'dimensions.width': ' ' }],
    ['more than there is', '61 ft', null, { 'dimensions.width': '61 ft' }],
    ['a row', `8'6 x 13'6 x 75'`, null, { 'dimensions.width': `8'6 x 13'6 x 75'` }],
  ] as const)('in one field, %s becomes inches and typed text, and converts back', (_, text, width, typed) => {
    const form = formWithWidth({ feet: '', inches: '0', text });
    const body = toUnitBody(form);
    expect(body.dimensions.width).toBe(width);
    expect(body.typed).toEqual(typed);
    expect(toLengthText(toUnitForm(body).lengths['dimensions.width'])).toBe(text);
    expect(toDraftUnit(toUnitForm(body))).toEqual(toDraftUnit(form));
  });

  test('a later value from elsewhere wins over the typed text', () => {
    const body = toUnitBody(formWithWidth({ feet: '', inches: '0', text: `13'6"` }));
    const changed = { ...body, dimensions: { ...body.dimensions, width: 174 } };
    expect(toLengthText(toUnitForm(changed).lengths['dimensions.width'])).toBe('14 ft 6 in');
  });

  test.each([
    ['a weight', 'axleWeights.B', '17,000', { axleWeights: { B: 17_000 } }, {}],
    [
      'a weight without its comma',
      'axleWeights.B',
      '17000',
      { axleWeights: { B: 17_000 } },
      { 'axleWeights.B': '17000' },
    ],
    ['words', 'axleWeights.A', 'about 12', { axleWeights: { A: null } }, { 'axleWeights.A': 'about 12' }],
    ['tires', 'axleTires.F', '4', { axleTires: { F: 4 } }, {}],
    ['too many tires', 'axleTires.F', '17', { axleTires: { F: null } }, { 'axleTires.F': '17' }],
    ['tires in words', 'axleTires.A', 'four', { axleTires: { A: null } }, { 'axleTires.A': 'four' }],
  ] as const)('%s of an axle converts to the body and back', (_, path, text, figures, typed) => {
    const form = createUnitForm(id);
    const body = toUnitBody({ ...form, axleTexts: { ...form.axleTexts, [path]: text } });
    expect(body).toMatchObject({ ...figures, typed });
    expect(toUnitForm(body).axleTexts[path]).toBe(text);
  });

  test('a unit that was kept before its axles had weights has none', () => {
    const { axleWeights: _, axleTires: __, ...old } = toUnitBody(createUnitForm(id));
    expect(toUnitForm(old)).toEqual(createUnitForm(id));
  });

  test('a unit with the weight of an axle is not empty', () => {
    const form = createUnitForm(id);
    expect(isEmptyUnit({ ...form, axleTexts: { ...form.axleTexts, 'axleWeights.A': '1' } })).toBe(false);
  });

  test('a unit is empty until one of its lengths has text', () => {
    expect(isEmptyUnit(createUnitForm(id))).toBe(true);
    expect(isEmptyUnit(formWithWidth({ feet: '', inches: '0', text: 'w' }))).toBe(false);
    expect(isEmptyUnit(formWithWidth({ feet: '', inches: '6' }))).toBe(false);
  });

  test('a value out of range reaches the rules, but not the server', () => {
    const form = formWithWidth({ feet: '61', inches: '0' });
    expect(toDraftUnit(form).dimensions.width).toBe(732);
    expect(toUnitBody(form).dimensions.width).toBeNull();
  });

  test.each([
    ['111400', 111_400, { weight: '111400' }],
    ['111,400', 111_400, {}],
    ['', null, {}],
    ['heavy', null, { weight: 'heavy' }],
    ['9000000', null, { weight: '9000000' }],
  ])('a weight of %j becomes pounds and typed text, and converts back', (weight, pounds, typed) => {
    const form = formWithWidth({ feet: '', inches: '0' }, weight);
    const body = toUnitBody(form);
    expect(body.weight).toBe(pounds);
    expect(body.typed).toEqual(typed);
    expect(toUnitForm(body)).toEqual(form);
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
    expect(tidyParts(typed)).toEqual(tidied);
  });

  test('a valid weight is shown with commas', () => {
    expect(tidyWeight('111400 lb')).toBe('111,400');
    expect(tidyWeight('heavy')).toBe('heavy');
  });
});
