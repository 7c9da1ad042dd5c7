import { isStateCode, stateCodes, type StateCode } from '@wideload/domain';
import { neighbors } from 'topojson-client';
import states from '#data/us-states.topo.json';
import { mapSize, findStatePath } from '#ui/state-map/state-map-places.ts';
import css from './locator-map.module.css';

type Box = { left: number; top: number; right: number; bottom: number };

/** The path has an absolute start, then relative steps. */
function parseBox(path: string): Box {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const ring of path.split('z').filter(Boolean)) {
    const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    let [atX, atY] = [x, y];
    xs.push(atX);
    ys.push(atY);
    for (let step = 0; step + 1 < steps.length; step += 2) {
      atX += steps[step] ?? 0;
      atY += steps[step + 1] ?? 0;
      xs.push(atX);
      ys.push(atY);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const boxes = new Map(stateCodes.map((code) => [code, parseBox(findStatePath(code))]));
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** The map draws these states in its corners, so their neighbors on it are not their real ones. */
const apart: ReadonlySet<StateCode> = new Set(['AK', 'HI']);

/** A minimum size keeps a small state recognizable. */
function computeView(code: StateCode): Box {
  const { left, right, top, bottom } = boxes.get(code) ?? {
    left: 0,
    right: mapSize.width,
    top: 0,
    bottom: mapSize.height,
  };
  const height = Math.max((right - left) * 0.75, bottom - top, 40) * (apart.has(code) ? 1.15 : 1.6);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - height / 1.5, right: x + height / 1.5, top: y - height / 2, bottom: y + height / 2 };
}

export function LocatorMap({ code, label }: { code: StateCode; label: string }) {
  const view = computeView(code);
  const near = stateCodes.filter((other) => {
    const box = boxes.get(other);
    return other !== code && !apart.has(code) && !apart.has(other) && box !== undefined && overlap(box, view);
  });
  const size = [view.left, view.top, view.right - view.left, view.bottom - view.top].map(Math.round).join(' ');
  return (
    <svg role="img" aria-label={label} viewBox={size} className={css['map']}>
      <path d={near.map(findStatePath).join('')} className="land" />
      <path d={findStatePath(code)} className={css['own']} />
    </svg>
  );
}

type Geometries = Parameters<typeof neighbors>[0];

function readNeighbors(): ReadonlyMap<string, StateCode[]> {
  // The inferred type of the JSON is wider than this generated file.
  const geometries = states.objects.states.geometries as Geometries;
  const codes = geometries.map(({ id }) => String(id));
  return new Map(
    neighbors(geometries).map((near, at) => [
      codes[at] ?? '',
      near.map((index) => codes[index] ?? '').filter((code) => isStateCode(code)),
    ]),
  );
}

const found = readNeighbors();

/** A common corner does not count. */
export function listNeighbors(code: StateCode): readonly StateCode[] {
  return found.get(code) ?? [];
}
