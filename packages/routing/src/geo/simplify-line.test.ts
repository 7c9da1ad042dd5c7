import { expect, test } from 'vitest';
import { simplifyLine } from '../answer/road-stretches.ts';

const arc = Array.from({ length: 1000 }, (_, at) => ({ lat: 35 + Math.sin(at / 300), lng: -100 + at / 300 }));

test('a long line keeps its ends and at most as many points as asked for', () => {
  const simple = simplifyLine(arc, 50);
  expect(simple.length).toBeGreaterThan(10);
  expect(simple.length).toBeLessThanOrEqual(50);
  expect([simple[0], simple.at(-1)]).toEqual([arc[0], arc.at(-1)]);
});

test('a line that is short enough keeps every point', () => {
  expect(simplifyLine(arc.slice(0, 50), 50)).toEqual(arc.slice(0, 50));
});
