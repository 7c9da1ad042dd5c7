import { expect, test } from 'vitest';
import { countWeightRows, placeAxleWeights } from './axle-weight-texts.ts';

const axles = { AB: 212, BC: 54, CD: 396, DE: 54, EF: null };
const axleWeights = { A: 12_000, B: 17_000, C: 17_000, D: null, E: 17_000, F: 9000 };
const phone = { width: 354, textSize: 12, isNarrow: true };

test('each known weight is under its axle, with its unit where there is room', () => {
  const places = [100, 300, 400, 800, 900];
  expect(placeAxleWeights({ axles, axleWeights }, places, { width: 1100, textSize: 15, isNarrow: false })).toEqual([
    { axle: 1, at: 100, row: 0, text: '12,000 lb' },
    { axle: 2, at: 300, row: 0, text: '17,000 lb' },
    { axle: 3, at: 400, row: 0, text: '17,000 lb' },
    { axle: 5, at: 900, row: 0, text: '17,000 lb' },
  ]);
});

test('on a phone, the weights of neighboring axles are spread apart and stay inside', () => {
  const found = placeAxleWeights({ axles, axleWeights }, [30, 100, 118, 320, 340], phone);
  expect(found.map(({ text }) => text)).toEqual(['12,000', '17,000', '17,000', '17,000']);
  for (const [index, { at }] of found.entries()) {
    expect(at - (found[index - 1]?.at ?? -100)).toBeGreaterThanOrEqual(36);
    expect(at).toBeGreaterThanOrEqual(18);
    expect(at).toBeLessThanOrEqual(354 - 18);
  }
});

test('six axles with long weights fit on a phone', () => {
  const six = { axles: { ...axles, EF: 54 }, axleWeights: { ...axleWeights, D: 22_400 } };
  const found = placeAxleWeights(six, [30, 90, 108, 300, 318, 336], phone);
  expect(found).toHaveLength(6);
  expect(Math.min(...found.map(({ at }) => at))).toBeGreaterThanOrEqual(18);
});

test('the weights of thirteen axles take turns in rows and stay inside', () => {
  const names = [...'ABCDEFGHIJKLM'] as const;
  const thirteen = {
    axles: { ...axles, EF: 54, FG: 54, GH: 54, HI: 54, IJ: 54, JK: 54, KL: 54, LM: 54 },
    axleWeights: Object.fromEntries(names.map((name) => [name, 22_400])),
  };
  const places = names.map((_, index) => 20 + index * 26);
  const found = placeAxleWeights(thirteen, places, phone);
  expect(found.map(({ axle }) => axle)).toEqual(names.map((_, index) => index + 1));
  expect(new Set(found.map(({ row }) => row)).size).toBe(countWeightRows(thirteen, phone));
  for (const { at } of found) expect(at > 18 && at < 354 - 18).toBe(true);
});

test('without weights nothing is drawn', () => {
  expect(placeAxleWeights({ axles }, [30, 90, 108, 300, 318], phone)).toEqual([]);
});
