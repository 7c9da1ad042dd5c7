import { describe, expect, test } from 'vitest';
import { parseLength, usualLengths } from '@wideload/domain';
import {
  describeParts,
  isBlankLength,
  parseLengthValue,
  plainWords,
  toLengthText,
  toLengthValue,
  toParts,
  type LengthValue,
} from './length-value.ts';
import { describeParsed } from './length-words.ts';

const createParts = (feet: string, inches = '0'): LengthValue => ({ feet, inches });

describe('a length typed in one form and shown in the other', () => {
  test.each([
    [createParts('13', '6'), '13 ft 6 in'],
    [createParts(''), ''],
    [createParts('fourteen'), 'fourteen'],
    [createParts('fourteen', '6'), 'fourteen ft 6 in'],
    [createParts('', '6'), 'ft 6 in'],
    [createParts(`13'6"`), '13 ft 6 in'],
    [createParts('13.6'), '13.6'],
  ])('the parts %j show as "%s" in the single field', (input, text) => {
    expect(toLengthText(input)).toBe(text);
    // A text must be valid, or invalid, in both forms.
    expect(parseLengthValue(toLengthValue(text))).toBe(parseLengthValue(input));
  });

  test.each([
    [`13'6"`, { feet: '13', inches: '6' }],
    ['13.1 ft', { feet: '13', inches: '2' }],
    ['wide', { feet: 'wide', inches: '0' }],
    ['162', { feet: '162', inches: '0' }],
    ['', { feet: '', inches: '0' }],
  ])('"%s" fills the two parts with %j', (text, shown) => {
    expect(toParts(toLengthValue(text))).toEqual(shown);
  });

  test('an ambiguous text is no length in either form until it is typed as feet', () => {
    expect(parseLengthValue(toLengthValue('162'))).toBeNull();
    expect(parseLengthValue(createParts('162'))).toBe(1944);
  });

  test('an empty field is blank', () => {
    expect(isBlankLength(toLengthValue(''))).toBe(true);
    expect(isBlankLength(toLengthValue(' '))).toBe(false);
    expect(isBlankLength(createParts('', '6'))).toBe(false);
  });
});

describe('the parsed meaning', () => {
  test.each([
    ['162in', '= 13 ft 6 in'],
    ['13-6', '= 13 ft 6 in'],
    ['13 ft', '= 13 ft 0 in'],
    ['4.1 m', '= 13 ft 6 in, rounded up to a whole inch'],
    ['13 ft 6 in', undefined],
    ['13', undefined],
    ['wide', undefined],
    ['', undefined],
  ])('of "%s" in one field: %s', (text, reading) => {
    expect(describeParsed(text, parseLength(text), plainWords)).toBe(reading);
  });

  test.each([
    ['14', '= 14 ft 0 in'],
    ["13'6", '= 13 ft 6 in'],
    ['102', undefined],
  ])('of "%s" where a number is mostly feet: %s', (text, reading) => {
    expect(describeParsed(text, parseLength(text, usualLengths.width), plainWords)).toBe(reading);
  });

  test('of a whole length in the feet, and nothing for plain feet', () => {
    expect(describeParts(createParts('162in'))).toBe('= 13 ft 6 in');
    expect(describeParts(createParts('4.1 m'))).toBe('= 13 ft 6 in, rounded up to a whole inch');
    expect(describeParts(createParts('14', '6'))).toBeUndefined();
    expect(describeParts(createParts('wide', '6'))).toBeUndefined();
    expect(describeParts(toLengthValue('13-6'))).toBeUndefined();
  });
});
