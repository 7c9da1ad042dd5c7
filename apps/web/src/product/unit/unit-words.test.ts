import { describe, expect, test } from 'vitest';
import { listAxleFacts, listAxleLoadFacts, listDimensionFacts } from './unit-words.ts';

const axles = { AB: 212, BC: 54, CD: 470, DE: 54, EF: null };
const dimensions = { width: 174, height: 0, length: null, frontOverhang: 0, rearOverhang: 13 };

describe('the facts of a unit', () => {
  test('are feet and inches, and pounds with commas', () => {
    const values = listDimensionFacts({ dimensions, weight: 111_400 }).map(({ value }) => value);
    expect(values).toEqual(['14′6″', '0 in', '', '111,400 lb', '0 in', '1′1″']);
  });

  test.each([
    ['five', null, ['1 to 2', '2 to 3', '3 to 4', '4 to 5']],
    ['six', 54, ['1 to 2', '2 to 3', '3 to 4', '4 to 5', '5 to 6']],
  ])('name the distances of %s axles', (_, EF, terms) => {
    expect(listAxleFacts({ axles: { ...axles, EF } }).map(({ term }) => term)).toEqual(terms);
  });

  test('name the weight and the tires of each axle that has any', () => {
    const none = { A: null, B: null, C: null, D: null, E: null, F: null };
    const facts = { axleWeights: { ...none, A: 12_000, B: 17_000 }, axleTires: { ...none, B: 4, E: 2 } };
    expect(listAxleLoadFacts(facts)).toEqual([
      { axle: 'A', term: 'Axle 1', value: '12,000 lb' },
      { axle: 'B', term: 'Axle 2', value: '17,000 lb, 4 tires' },
      { axle: 'E', term: 'Axle 5', value: '2 tires' },
    ]);
    expect(listAxleLoadFacts({})).toEqual([]);
  });
});
