import { expect, test } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../gazetteer.ts';
import { readPlace } from './read-place.ts';
import { suggestPlaces } from './suggest-places.ts';

const gazetteer = loadGazetteer();

/** The gazetteer, with the number of times that it was asked anything. */
function countQuestions(read: (counted: Gazetteer) => void, kind?: keyof Gazetteer): number {
  let count = 0;
  const counted = new Proxy(gazetteer, {
    get(target, name: keyof Gazetteer) {
      if (kind === undefined || name === kind) count += 1;
      return target[name];
    },
  });
  read(counted);
  return count;
}

const parts = [
  '11/30 ',
  '1 1/2 ',
  '3.',
  '12345 ',
  'TX ',
  'x y ',
  'exit 12 ',
  'I-40 ',
  'to ',
  'Mt ',
  '5 mi N of ',
  '/ ',
  '(a ',
];

test.each(parts)('a long text of `%s` is looked up among the ports some times, not for each of its words', (part) => {
  for (const text of [part.repeat(500), `${part.repeat(500).slice(0, 480)} Houston TX`]) {
    expect(countQuestions((counted) => readPlace(text, counted), 'ports')).toBeLessThan(100);
    expect(countQuestions((counted) => suggestPlaces(text, 'TX', counted), 'ports')).toBeLessThan(100);
  }
});

test.each(parts)('a text of `%s` that is twice as long asks about twice as much', (part) => {
  const ask = (length: number) =>
    countQuestions((counted) => readPlace(`${part.repeat(500).slice(0, length)} Houston TX`, counted));
  expect(ask(480)).toBeLessThan(3 * ask(240) + 100);
});
