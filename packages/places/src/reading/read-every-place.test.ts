import { computeMiles } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '../gazetteer.ts';
import { readPlace } from './read-place.ts';

const gazetteer = loadGazetteer();
const read = (text: string) => readPlace(text, gazetteer);

describe('for every place and every ZIP code', () => {
  test('a town with its state is read back in its state, or asked for where the state has two', () => {
    let wrong = 0;
    for (let row = 0; row < gazetteer.count; row += 1) {
      const reading = read(gazetteer.label(row));
      const states = reading.is === 'several' ? reading.places.map(({ label }) => label.slice(-2)) : [];
      const isRight =
        reading.is === 'point'
          ? reading.place.state === gazetteer.state(row)
          : states.length > 1 && states.every((state) => state === gazetteer.state(row));
      if (!isRight) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  test('a ZIP code is read as its point in its state', () => {
    const wrong = [...gazetteer.zips('')].filter(({ code, point, state }) => {
      const reading = read(code);
      return reading.is !== 'point' || reading.place.state !== state || computeMiles(reading.place, point) > 0.1;
    });
    expect(wrong).toEqual([]);
  });
});

test('a typed state is never replaced by another one', () => {
  const wrong = Array.from({ length: 60 }, (_, row) => row).flatMap((row) =>
    ['VT', 'Texas', 'Ore.'].flatMap((state) => {
      const reading = read(`${gazetteer.name(row)}, ${state}`);
      return reading.is === 'point' && !['VT', 'TX', 'OR'].includes(reading.place.state ?? '') ? [reading.at] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
