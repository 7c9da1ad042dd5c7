import { describe, expect, test } from 'vitest';
import { inchesIn, isBlankLength, partsIn, readingOf, textIn, textInput, type LengthInput } from './length-input.ts';

const parts = (feet: string, inches = '0'): LengthInput => ({ feet, inches });

describe('a length, typed in one form and shown in the other', () => {
  test.each([
    [parts('13', '6'), '13 ft 6 in'],
    [parts(''), ''],
    [parts('fourteen'), 'fourteen'],
    [parts('fourteen', '6'), 'fourteen ft 6 in'],
    [parts('', '6'), 'ft 6 in'],
    [parts(`13'6"`), '13 ft 6 in'],
    [parts('13.6'), '13.6'],
  ])('the two parts %j stand in the one field as "%s"', (input, text) => {
    expect(textIn(input)).toBe(text);
    // Whatever is no length as two parts must not pass for one there, or the other way round.
    expect(inchesIn(textInput(text))).toBe(inchesIn(input));
  });

  test.each([
    [`13'6"`, { feet: '13', inches: '6' }],
    ['13.1 ft', { feet: '13', inches: '2' }],
    ['wide', { feet: 'wide', inches: '0' }],
    ['162', { feet: '162', inches: '0' }],
    ['', { feet: '', inches: '0' }],
  ])('"%s" stands in the two parts as %j', (text, shown) => {
    expect(partsIn(textInput(text))).toEqual(shown);
  });

  test('a doubtful text stays no length in either form, until it is typed as feet', () => {
    expect(inchesIn(textInput('162'))).toBeNull();
    expect(inchesIn(parts('162'))).toBe(1944);
  });

  test('nothing typed is blank', () => {
    expect(isBlankLength(textInput(''))).toBe(true);
    expect(isBlankLength(textInput(' '))).toBe(false);
    expect(isBlankLength(parts('', '6'))).toBe(false);
  });
});

describe('what was understood', () => {
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
    expect(readingOf(textInput(text), 'one')).toBe(reading);
  });

  test('of a whole length in the feet, and nothing of plain feet', () => {
    expect(readingOf(parts('162in'), 'two')).toBe('= 13 ft 6 in');
    expect(readingOf(parts('4.1 m'), 'two')).toBe('= 13 ft 6 in, rounded up to a whole inch');
    expect(readingOf(parts('14', '6'), 'two')).toBeUndefined();
    expect(readingOf(parts('wide', '6'), 'two')).toBeUndefined();
    expect(readingOf(textInput('13-6'), 'two')).toBeUndefined();
  });
});
