// Geometry for generate-map-data.mjs: points are [x, y]; a polygon is a list of closed rings, the outside first.

const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

function distanceToSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function findFarthest(line, far) {
  return line.reduce((best, point, index) => (far(point) > far(line[best]) ? index : best), 0);
}

/** Douglas and Peucker; the ends of the line stay. */
export function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  const isRing = distance(first, last) === 0;
  const far = isRing ? (point) => distance(point, first) : (point) => distanceToSegment(point, first, last);
  const at = findFarthest(line, far);
  if (!isRing && far(line[at]) <= tolerance) return [first, last];
  // An island smaller than the tolerance stays a ring; the renderer drops it.
  if (at === 0 || at === line.length - 1) return line;
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

const computeSpan = (ring) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** Islands that are dots, or beyond the left edge, are dropped. */
export function toSvgPath(polygons) {
  const isSeen = ([outside]) => {
    const { left, right, top, bottom } = computeSpan(outside);
    return left >= 0 && Math.max(right - left, bottom - top) >= 8;
  };
  return polygons
    .filter(isSeen)
    .flatMap((rings) => rings.map(toRingPath))
    .join('');
}

function toRingPath(ring) {
  const whole = ring.map((point) => point.map(Math.round));
  const steps = whole.slice(0, -1).map(([x, y], index) => {
    const [beforeX, beforeY] = index === 0 ? [0, 0] : whole[index - 1];
    return [x - beforeX, y - beforeY];
  });
  const [[startX, startY], ...rest] = steps;
  const moves = rest.filter(([dx, dy]) => dx !== 0 || dy !== 0).flat();
  return `M${startX} ${startY}l${moves.join(' ').replaceAll(' -', '-')}z`;
}

function isInside([x, y], rings) {
  let inside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[ax, ay], [bx, by]] = [ring[at - 1], ring[at]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** The point of the largest part that is farthest from its border, with distances scaled to the shape of text. */
export function findLabelPoint(polygons) {
  const toFlat = ([x, y]) => [x, y * 1.6];
  const computeArea = ([ring]) => {
    const { left, right, top, bottom } = computeSpan(ring);
    return (right - left) * (bottom - top);
  };
  const rings = polygons.toSorted((a, b) => computeArea(b) - computeArea(a))[0].map((ring) => ring.map(toFlat));
  const { left, right, top, bottom } = computeSpan(rings[0]);
  const grid = 48;
  const points = Array.from({ length: grid * grid }, (_, index) => [
    left + ((right - left) * ((index % grid) + 0.5)) / grid,
    top + ((bottom - top) * (Math.floor(index / grid) + 0.5)) / grid,
  ]).filter((point) => isInside(point, rings));
  const measureRoom = (point) =>
    Math.min(...rings.flatMap((ring) => ring.slice(1).map((to, at) => distanceToSegment(point, ring[at], to))));
  const rooms = points.map(measureRoom);
  const [x, y] = points[rooms.indexOf(Math.max(...rooms))];
  return [x, y / 1.6];
}

const ways = { left: [-1, 0], up: [0, -1], right: [1, 0], down: [0, 1] };

export function findNeighbor(from, { way, shapes, touching }) {
  const [towardsX, towardsY] = ways[way];
  const [x, y] = shapes[from].at;
  const seen = shapes.flatMap(({ id, at }, index) => {
    const [dx, dy] = [at[0] - x, at[1] - y];
    const ahead = dx * towardsX + dy * towardsY;
    const aside = Math.abs(dx * towardsY) + Math.abs(dy * towardsX);
    return index === from || ahead <= 0 ? [] : [{ id, index, ahead, aside, cost: ahead + 2 * aside }];
  });
  const findNearest = (list) => list.toSorted((a, b) => a.cost - b.cost)[0];
  const next = findNearest(seen.filter(({ index, ahead, aside }) => touching.includes(index) && aside <= ahead * 2.2));
  return (next ?? findNearest(seen.filter(({ ahead, aside }) => aside <= ahead)))?.id ?? null;
}
