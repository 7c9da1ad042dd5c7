import { expect, test } from 'vitest';
import { toMapPath, toMapPoint } from './map-projection.ts';

// The northern corners of the outline of Colorado begin and continue its path in data/us-state-map.json: `M554 474l… `.
test.each([
  ['the northwest corner of Colorado', [41, -109.05], [554, 474]],
  ['its northeast corner', [41, -102.05], [791, 498]],
  ['its southeast corner', [37, -102.04], [779, 681]],
] as const)('%s is where the outline has it', (_, place, [x, y]) => {
  const point = toMapPoint(place);
  expect(Math.abs(point.x - x)).toBeLessThan(2);
  expect(Math.abs(point.y - y)).toBeLessThan(2);
});

test('a line is a path through its points', () => {
  expect(
    toMapPath([
      [41, -109.05],
      [41, -102.05],
    ]),
  ).toMatch(/^M554\.\d 474\.\dL790\.\d 498\.\d$/);
  expect(toMapPath([])).toBe('');
});
