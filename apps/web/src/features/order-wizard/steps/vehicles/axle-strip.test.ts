import { describe, expect, test } from 'vitest';
import { emptyUnitForm, type UnitForm } from '../../unit-form.ts';
import { axleStripOf } from './axle-strip.ts';

const empty = emptyUnitForm('0190a5c0-0000-7000-8000-000000000001');

/** The load of the mock: 77 feet long, six axles. */
const mock: UnitForm = {
  ...empty,
  lengths: {
    ...empty.lengths,
    'dimensions.length': { feet: '77', inches: '0' },
    'axles.AB': { feet: '17', inches: '8' },
    'axles.BC': { feet: '4', inches: '6' },
    'axles.CD': { feet: '39', inches: '2' },
    'axles.DE': { feet: '4', inches: '6' },
    'axles.EF': { feet: '4', inches: '6' },
  },
};

describe('axle strip', () => {
  test('without figures five axles stand evenly over the whole width, each line with the name of its field', () => {
    const { axles, lines } = axleStripOf(empty, 400);
    expect(axles.map(Math.round)).toEqual([0, 100, 200, 300, 400]);
    expect(lines.map(({ text, isMissing }) => [text, isMissing])).toEqual([
      ['1 to 2', true],
      ['2 to 3', true],
      ['3 to 4', true],
      ['4 to 5', true],
    ]);
  });

  test('the sixth axle is there once its distance is typed', () => {
    const { 'axles.EF': _, ...others } = mock.lengths;
    expect(
      axleStripOf({ ...mock, lengths: { ...others, 'axles.EF': { feet: '', inches: '0' } } }, 1000).axles,
    ).toHaveLength(5);
    expect(axleStripOf(mock, 1000).axles).toHaveLength(6);
  });

  test('with every figure the axles stand to scale within the length', () => {
    const { axles, length } = axleStripOf(mock, 924);
    expect(length).toBe('77′0″');
    expect(axles.map(Math.round)).toEqual([40, 252, 306, 776, 830, 884]);
  });

  test('on a narrow screen axles keep apart, and texts without room go below the line, equal neighbours as one', () => {
    const { axles, lines, below } = axleStripOf(mock, 300);
    const gaps = axles.slice(1).map((axle, index) => axle - (axles[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(23.9);
    expect(lines.map(({ hasRoom }) => hasRoom)).toEqual([true, false, true, false, false]);
    expect(below.map(({ text, row }) => [text, row])).toEqual([
      ['4′6″', 1],
      ['2 × 4′6″', 1],
    ]);
  });
});
