import { expect, test } from 'vitest';
import routes from '../../data/us-routes.json' with { type: 'json' };
import { geography } from '../shipped.test-support.ts';
import { splitLine } from '../states/split-line.ts';

test('no drawn road cuts through a neighbor of its state, as a highway along a border river would by straight lines', () => {
  const wrong = routes.drawn.filter(({ points }) => {
    const line = points.map(([lat = 0, lng = 0]) => ({ lat, lng }));
    const visits = splitLine(line, geography).filter(({ state, isDeep }) => state !== null && isDeep);
    const entered = visits.map(({ state }) => state).filter((state, at, all) => state !== all[at - 1]);
    return new Set(entered).size < entered.length;
  });
  expect(wrong.map(({ name, points }) => `${name} ${points[0]?.join(',')}`)).toEqual([]);
});

test('no road is drawn twice', () => {
  const texts = routes.drawn.map((road) => JSON.stringify(road));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
