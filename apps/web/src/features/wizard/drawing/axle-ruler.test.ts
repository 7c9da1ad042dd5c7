import { describe, expect, test } from 'vitest';
import { spreadApart, buildAxleRuler, countWeightRows, placeAxleWeights } from './axle-ruler.ts';

const axles = { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 };
const inchesAt = [46, 258, 312, 782, 836, 890];
const wide = { width: 1112, size: 15, apart: 25 };
const narrow = { width: 354, size: 12, apart: 20 };
const placeAxles = (scale: number, left: number) => inchesAt.map((place) => left + place * scale);

describe('the ruler under the axles', () => {
  test('shows each distance on its line where there is room', () => {
    const { lines, below } = buildAxleRuler(axles, placeAxles(1, 52), wide);
    expect(lines.map(({ path, text, from, to }) => [path, text, from, to])).toEqual([
      ['axles.AB', '17′8″', 98, 310],
      ['axles.BC', '4′6″', 310, 364],
      ['axles.CD', '39′2″', 364, 834],
      ['axles.DE', '4′6″', 834, 888],
      ['axles.EF', '4′6″', 888, 942],
    ]);
    expect(below).toEqual([]);
  });

  test('on a phone shows tandem distances below, equal neighbors joined', () => {
    const { lines, below } = buildAxleRuler(axles, placeAxles(0.31, 14), narrow);
    expect(lines.map(({ hasRoom }) => hasRoom)).toEqual([true, false, true, false, false]);
    expect(below.map(({ paths, text, row }) => [paths, text, row])).toEqual([
      [['axles.BC'], '4′6″', 0],
      [['axles.DE', 'axles.EF'], '2 × 4′6″', 0],
    ]);
  });

  test('neighbors that differ get separate rows', () => {
    const { below } = buildAxleRuler({ ...axles, EF: 55 }, placeAxles(0.31, 14), narrow);
    expect(below.map(({ text, row }) => [text, row])).toEqual([
      ['4′6″', 0],
      ['4′6″', 0],
      ['4′7″', 1],
    ]);
  });

  test('a missing distance shows the name of its field, and names are never joined', () => {
    const { lines, below } = buildAxleRuler(
      { AB: null, BC: null, CD: 470, DE: null, EF: null },
      placeAxles(0.31, 14),
      narrow,
    );
    expect(lines.filter(({ isMissing }) => isMissing).map(({ text }) => text)).toEqual([
      '1 to 2',
      '2 to 3',
      '4 to 5',
      '5 to 6',
    ]);
    expect(below.map(({ paths }) => paths.length)).toEqual([1, 1, 1]);
  });

  test('five axles have five numbers and four lines', () => {
    const { lines, numbers } = buildAxleRuler({ ...axles, EF: null }, placeAxles(1, 52).slice(0, 5), wide);
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(lines).toHaveLength(4);
  });

  test('numbers are under their wheels, and spread apart where those are close', () => {
    const { numbers } = buildAxleRuler(axles, placeAxles(0.31, 14), narrow);
    expect(numbers[0]?.at).toBe(numbers[0]?.axle);
    const gaps = numbers.slice(1).map((number, index) => number.at - (numbers[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20 - 1e-9);
  });
});

test.each([
  ['leaves alone what is apart', [10, 50, 90], [10, 50, 90]],
  ['moves two to either side of their middle', [50, 60], [45, 65]],
  ['joins a whole row', [50, 50, 50, 50, 50, 50], [10, 30, 50, 70, 90, 110]],
  ['keeps them within', [0, 0], [10, 30]],
  ['also at the other end', [200, 200], [120, 140]],
])('%s', (_, places, expected) => {
  expect(spreadApart(places, { apart: 20, from: 10, to: 140 })).toEqual(expected);
});

const weighedAxles = { AB: 212, BC: 54, CD: 396, DE: 54, EF: null };
const axleWeights = { A: 12_000, B: 17_000, C: 17_000, D: null, E: 17_000, F: 9000 };
const phone = { width: 354, textSize: 12, isNarrow: true };

test('each known weight is under its axle, with its unit where there is room', () => {
  const places = [100, 300, 400, 800, 900];
  expect(
    placeAxleWeights({ axles: weighedAxles, axleWeights }, places, { width: 1100, textSize: 15, isNarrow: false }),
  ).toEqual([
    { axle: 1, at: 100, row: 0, text: '12,000 lb' },
    { axle: 2, at: 300, row: 0, text: '17,000 lb' },
    { axle: 3, at: 400, row: 0, text: '17,000 lb' },
    { axle: 5, at: 900, row: 0, text: '17,000 lb' },
  ]);
});

test('on a phone, the weights of neighboring axles are spread apart and stay inside', () => {
  const found = placeAxleWeights({ axles: weighedAxles, axleWeights }, [30, 100, 118, 320, 340], phone);
  expect(found.map(({ text }) => text)).toEqual(['12,000', '17,000', '17,000', '17,000']);
  for (const [index, { at }] of found.entries()) {
    expect(at - (found[index - 1]?.at ?? -100)).toBeGreaterThanOrEqual(36);
    expect(at).toBeGreaterThanOrEqual(18);
    expect(at).toBeLessThanOrEqual(354 - 18);
  }
});

test('six axles with long weights fit on a phone', () => {
  const six = { axles: { ...weighedAxles, EF: 54 }, axleWeights: { ...axleWeights, D: 22_400 } };
  const found = placeAxleWeights(six, [30, 90, 108, 300, 318, 336], phone);
  expect(found).toHaveLength(6);
  expect(Math.min(...found.map(({ at }) => at))).toBeGreaterThanOrEqual(18);
});

test('the weights of thirteen axles take turns in rows and stay inside', () => {
  const names = [...'ABCDEFGHIJKLM'] as const;
  const thirteen = {
    axles: { ...weighedAxles, EF: 54, FG: 54, GH: 54, HI: 54, IJ: 54, JK: 54, KL: 54, LM: 54 },
    axleWeights: Object.fromEntries(names.map((name) => [name, 22_400])),
  };
  const places = names.map((_, index) => 20 + index * 26);
  const found = placeAxleWeights(thirteen, places, phone);
  expect(found.map(({ axle }) => axle)).toEqual(names.map((_, index) => index + 1));
  expect(new Set(found.map(({ row }) => row)).size).toBe(countWeightRows(thirteen, phone));
  for (const { at } of found) expect(at > 18 && at < 354 - 18).toBe(true);
});

test('without weights nothing is drawn', () => {
  expect(placeAxleWeights({ axles: weighedAxles }, [30, 90, 108, 300, 318], phone)).toEqual([]);
});
