import { expect, test } from 'vitest';
import { type KnownFacts, maxima } from './load.ts';
import { decodeLoad, encodeLoad, type SharedLoad } from './load-code.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { stateCodes } from '../basics/state-code.ts';

const { dimensions, weight, axles } = aUnit(oversize);
const transformer: SharedLoad = { states: ['TX', 'OK'], facts: { dimensions, weight, axles }, days: 4 };

test('a load is encoded as one line', () => {
  expect(encodeLoad(transformer)).toBe('1.TX-OK.w174.h182.l924.f0.r0.a212.b54.c470.d54.e54.g111400');
  expect(encodeLoad({ ...transformer, states: [], days: 7 })).toMatch(/^1\.w174.*\.n7$/);
});

test('axle weights are part of the code, and a code without them is the same as before', () => {
  const axleWeights = { A: 12_400, B: 19_800, C: null, D: null, E: null, F: 19_800 };
  const code = encodeLoad({ ...transformer, facts: { ...transformer.facts, axleWeights } });
  expect(code).toBe('1.TX-OK.w174.h182.l924.f0.r0.a212.b54.c470.d54.e54.g111400.p12400.q19800.x19800');
  expect(decodeLoad(code)?.facts.axleWeights).toEqual(axleWeights);
  expect(decodeLoad(encodeLoad(transformer))?.facts).not.toHaveProperty('axleWeights');
  expect(decodeLoad(`${code}.q1`)).toBeNull();
});

test('a code needs no escaping in a URL', () => {
  expect(encodeURIComponent(encodeLoad(transformer))).toBe(encodeLoad(transformer));
});

test('every load is decoded unchanged', () => {
  const random = createSeededRandom(31);
  const drawUpTo = (most: number, from = 1) =>
    random() < 0.2 ? null : from + Math.floor(random() * (most + 1 - from));
  for (let run = 0; run < 2000; run += 1) {
    const trailer = drawUpTo(maxima.trailerLength);
    const drawAxle = () => drawUpTo(maxima.axleDistance);
    const [pickWeight, isWeighed] = [() => drawUpTo(maxima.weight), random() < 0.5];
    const facts: KnownFacts = {
      dimensions: {
        width: drawUpTo(maxima.width),
        height: drawUpTo(maxima.height),
        length: drawUpTo(maxima.length),
        frontOverhang: drawUpTo(maxima.overhang, 0),
        rearOverhang: drawUpTo(maxima.overhang, 0),
      },
      weight: drawUpTo(maxima.weight),
      axles: { AB: drawAxle(), BC: drawAxle(), CD: drawAxle(), DE: drawAxle(), EF: drawAxle() },
      ...(isWeighed && {
        axleWeights: { A: 1, B: pickWeight(), C: pickWeight(), D: pickWeight(), E: pickWeight(), F: pickWeight() },
      }),
      ...(trailer === null ? {} : { trailer: { length: trailer / 12 } }),
    };
    const states = stateCodes.filter(() => random() < 0.2);
    const shared = { states, facts, days: drawUpTo(366) ?? 4 };
    expect(decodeLoad(encodeLoad(shared))).toEqual(shared);
  }
});

test.each([
  '',
  '1.',
  '2.TX',
  'TX',
  '1.XX',
  '1.tx',
  '1.TX-TX',
  '1.TX-',
  '1.TX.w0',
  '1.TX.w9999',
  '1.TX.w12.5',
  '1.TX.w012',
  '1.TX.h162.w102',
  '1.TX.w102.w103',
  '1.TX.z1',
  '1.TX.w-102',
  '1.TX.t0',
  '1.TX.t6001',
  '1.TX.n4.t636',
  '1.TX.n0',
  '1.TX.n367',
  '1.TX.n4',
  '1.TX.g2000001',
  '1.__proto__',
  '1.toString',
  `1.${'TX-'.repeat(500)}`,
  '%F0%9F',
])('%s is no code', (code) => {
  expect(decodeLoad(code)).toBeNull();
});

test('any text is decoded or refused, and a decoded one is canonical', () => {
  const random = createSeededRandom(7);
  const signs = '1.TXOKwhlgfrabcden-0123456789 %~\u0000\ud83d';
  const codes = Array.from({ length: 5000 }, () => {
    const text = Array.from({ length: Math.floor(random() * 24) }, () =>
      signs.charAt(Math.floor(random() * signs.length)),
    );
    return `${random() < 0.5 ? '1.' : ''}${text.join('')}`;
  });
  const misread = codes.filter((code) => {
    const shared = decodeLoad(code);
    return shared !== null && encodeLoad(shared) !== code;
  });
  expect(misread).toEqual([]);
});
