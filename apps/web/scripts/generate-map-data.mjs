// Writes the maps of data/ from us-atlas (US Census). `--check` writes nothing and exits 1 when a file is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { feature, neighbors, quantize } from 'topojson-client';
import { findLabelPoint, findNeighbor, simplify, toSvgPath } from './map-shapes.mjs';

const folder = new URL('../data/', import.meta.url);
const read = (address) => JSON.parse(readFileSync(new URL(address), 'utf8'));
const atlas = {
  drawn: read(import.meta.resolve('us-atlas/states-albers-10m.json')),
  states: read(import.meta.resolve('us-atlas/states-10m.json')),
  counties: read(import.meta.resolve('us-atlas/counties-10m.json')),
};

const stateFolder = new URL('../../../packages/domain/data/states/', import.meta.url);

/** FIPS numbers identify the shapes of us-atlas; the domain's data has their sources. */
const codeByFips = Object.fromEntries(
  readdirSync(stateFolder).map((file) => {
    const { fips, code } = JSON.parse(readFileSync(new URL(file, stateFolder), 'utf8'));
    return [fips, code];
  }),
);

/** The atlas is 975 x 610; at twice that, whole numbers are precise enough. */
const scale = 2;
/** These labels would overlap their neighbors on a phone. */
const labelMoves = { VA: [64, 0], KY: [-16, 8] };
/** No permits are sold for these states, so their counties are not needed. */
const withoutCounties = new Set(['02', '15']);

/** Each arc is simplified separately, so that neighbors still share one border. */
function simplifyTopology({ transform, arcs, objects }, tolerance, by = 1) {
  const [stepX, stepY] = transform.scale;
  const [left, top] = transform.translate;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [(x * stepX + left) * by, (y * stepY + top) * by];
    });
    return simplify(line, tolerance);
  });
  return { type: 'Topology', arcs: lines, objects };
}

function listStates(topology) {
  const geometries = topology.objects.states.geometries
    .filter(({ id }) => id in codeByFips)
    .map(({ id, type, arcs }) => ({ type, id: codeByFips[id], arcs }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { type: 'GeometryCollection', geometries };
}

function buildStateMap() {
  const topology = simplifyTopology(atlas.drawn, 0.5, scale);
  const states = listStates(topology);
  const touching = neighbors(states.geometries);
  const shapes = feature(topology, states).features.map(({ id, geometry: { type, coordinates } }) => {
    const polygons = type === 'Polygon' ? [coordinates] : coordinates;
    const [moveX, moveY] = labelMoves[id] ?? [0, 0];
    const [x, y] = findLabelPoint(polygons);
    return { id, polygons, at: [x + moveX, y + moveY] };
  });
  const entries = shapes.map(({ id, polygons, at }, index) => {
    const near = ['left', 'up', 'right', 'down'].map((way) =>
      findNeighbor(index, { way, shapes, touching: touching[index] }),
    );
    return [id, { path: toSvgPath(polygons), at: at.map(Math.round), near }];
  });
  return { width: 975 * scale, height: 610 * scale, states: Object.fromEntries(entries) };
}

/** The grid has `steps` in each direction. */
function compactTopology(topology, { name, geometry, steps }) {
  const used = new Map();
  function renumber(arc) {
    if (Array.isArray(arc)) return arc.map(renumber);
    const plain = arc < 0 ? ~arc : arc;
    if (!used.has(plain)) used.set(plain, used.size);
    return arc < 0 ? ~used.get(plain) : used.get(plain);
  }
  const kept =
    geometry.type === 'GeometryCollection'
      ? { ...geometry, geometries: geometry.geometries.map((one) => ({ ...one, arcs: renumber(one.arcs) })) }
      : { ...geometry, arcs: renumber(geometry.arcs) };
  const arcs = [...used.keys()].map((index) => topology.arcs[index]);
  return quantize({ type: 'Topology', objects: { [name]: kept }, arcs }, steps);
}

/** The tolerance is about 400 m, in degrees: precise enough for a warning. */
function buildStates() {
  const topology = simplifyTopology(atlas.states, 0.004);
  return compactTopology(topology, { name: 'states', geometry: listStates(topology), steps: 1e5 });
}

/** The borders between states are in the other file. */
function buildCounties() {
  const topology = simplifyTopology(atlas.counties, 0.02);
  const owners = new Map();
  for (const { id, arcs = [] } of topology.objects.counties.geometries) {
    for (const arc of arcs.flat(2)) {
      const plain = arc < 0 ? ~arc : arc;
      owners.set(plain, [...(owners.get(plain) ?? []), id.slice(0, 2)]);
    }
  }
  const isInner = ([one, other]) => one === other && one in codeByFips && !withoutCounties.has(one);
  const lines = [...owners].filter(([, states]) => isInner(states)).map(([arc]) => [arc]);
  return compactTopology(topology, {
    name: 'counties',
    geometry: { type: 'MultiLineString', arcs: lines },
    steps: 1e4,
  });
}

const files = {
  'us-state-map.json': buildStateMap(),
  'us-states.topo.json': buildStates(),
  'us-counties.topo.json': buildCounties(),
};
for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, folder);
  const source = `${JSON.stringify(content)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (readFileSync(file, 'utf8') !== source) {
    console.error(`apps/web/data/${name} is stale: run node apps/web/scripts/generate-map-data.mjs`);
    process.exitCode = 1;
  }
}
