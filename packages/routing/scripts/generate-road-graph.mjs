// Writes the files of data/ that the router loads: the graph of the roads from us-roads.json, the states and towns of the
// web app's maps, and the counties that a curfew of packages/domain/data/permit-facts names.
// `--check` writes nothing and exits 1 when a file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { register } from 'tsx/esm/api';

const data = new URL('../data/', import.meta.url);
const maps = new URL('../../../apps/web/data/', import.meta.url);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

register();
const { buildRoadGraph } = await import('../src/generator/build-road-graph.ts');

const states = read(new URL('us-states.topo.json', maps));
/** The counties of all curfews with their shapes; a city of the same name as its county is one of them. */
function listCurfewCounties() {
  const facts = new URL('../../domain/data/', import.meta.url);
  const atlas = read(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'));
  const shapes = feature(atlas, atlas.objects.counties).features;
  const files = readdirSync(new URL('permit-facts/', facts)).filter((name) => name.endsWith('.json'));
  return files.toSorted().flatMap((name) => {
    const { code, travel } = read(new URL(`permit-facts/${name}`, facts));
    const { fips } = read(new URL(`states/${name}`, facts));
    const rows = typeof travel.curfews === 'string' ? [] : travel.curfews;
    const named = [...new Set(rows.flatMap(({ counties }) => counties))];
    return named.map((county) => {
      const found = shapes.filter(({ id, properties }) => id.startsWith(fips) && properties.name === county);
      return [`${code} ${county}`, found.flatMap(({ geometry }) => toArea(geometry))];
    });
  });
}

function toArea({ type, coordinates }) {
  const round = (degrees) => Math.round(degrees * 1e4) / 1e4;
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.map((rings) => rings.map((ring) => ring.map((point) => point.map(round))));
}

const counties = listCurfewCounties();
const towns = read(new URL('us-cities.json', maps));
const files = {
  'road-graph.json': buildRoadGraph({ roads: read(new URL('us-roads.json', data)), states, counties, towns }),
  'us-states.topo.json': states,
  'us-cities.json': towns,
  'curfew-counties.json': counties,
};
for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, data);
  const source = `${JSON.stringify(content)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
    console.error(`packages/routing/data/${name} is stale: run node packages/routing/scripts/generate-road-graph.mjs`);
    process.exitCode = 1;
  }
}
