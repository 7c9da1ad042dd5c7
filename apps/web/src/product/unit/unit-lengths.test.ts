import { expect, test } from 'vitest';
import { toLengthValue } from './length-value.ts';
import { hasNoOverhang, putNoOverhang } from './unit-lengths.tsx';
import { createUnitForm, toDraftUnit } from './unit-form.ts';

const { lengths: blank } = createUnitForm('unit');

test.each([
  ['nothing typed', '', '', false],
  ['one end typed', '0', '', false],
  ['zero at both ends, in any spelling', '0 in', `0'0"`, true],
  ['an overhang', '0', '4 ft', false],
])('%s', (_name, front, rear, isNone) => {
  const lengths = {
    ...blank,
    'dimensions.frontOverhang': toLengthValue(front),
    'dimensions.rearOverhang': toLengthValue(rear),
  };
  expect(hasNoOverhang(lengths)).toBe(isNone);
});

test('one mark fills in both ends, and without it both are blank', () => {
  const lengths = putNoOverhang({ ...blank, 'dimensions.width': toLengthValue('14 ft') }, true);
  const { dimensions } = toDraftUnit({ ...createUnitForm('unit'), lengths });
  expect(dimensions).toMatchObject({ width: 168, frontOverhang: 0, rearOverhang: 0 });
  expect(putNoOverhang(lengths, false)).toEqual({ ...blank, 'dimensions.width': toLengthValue('14 ft') });
});
