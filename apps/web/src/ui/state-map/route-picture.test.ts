import { describe, expect, test } from 'vitest';
import { findCrop, isCovered, placeIn } from './route-picture.tsx';

describe('the part of the map that shows a trip', () => {
  test.each([
    ['to the east', [100, 400], [900, 420]],
    ['to the north', [500, 900], [520, 100]],
    ['within a town', [500, 500], [501, 501]],
  ])('%s has both ends inside, with room around them', (_, [ax = 0, ay = 0], [bx = 0, by = 0]) => {
    const crop = findCrop([
      { x: ax, y: ay },
      { x: bx, y: by },
    ]);
    expect(crop.width / crop.height).toBeCloseTo(4 / 3);
    for (const point of [
      { x: ax, y: ay },
      { x: bx, y: by },
    ]) {
      const { left, top } = placeIn(point, crop);
      expect(Math.min(left, top, 1 - left, 1 - top)).toBeGreaterThan(0.1);
    }
  });

  test('a trip within a town still shows some of its state', () => {
    expect(findCrop([{ x: 500, y: 500 }]).width).toBe(260);
  });
});

test('a label below a plate, or at it, is covered; one beside it is not', () => {
  const crop = { x: 0, y: 0, width: 400, height: 300 };
  const plate = { x: 200, y: 150 };
  const points = [
    { x: 210, y: 155 },
    { x: 210, y: 120 },
    { x: 330, y: 150 },
    { x: 200, y: 200 },
  ];
  expect(points.map((point) => isCovered(point, [plate], crop))).toEqual([true, true, false, false]);
});
