// Writes the files of data/ that the router loads: the borders from us-states-500k.topo.json, the graph of the roads from
// us-roads.json, the towns of the web app's maps, and the counties that a curfew of packages/domain/data/permit-facts names.
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
const { listBorderLines } = await import('../src/generator/state-borders.ts');
const { encodeBorders } = await import('../src/states/border-file.ts');

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
const noRoad = read(new URL('no-road-areas.json', data));
const borders = encodeBorders(listBorderLines(read(new URL('us-states-500k.topo.json', data)), noRoad));
const roads = read(new URL('us-roads.json', data));
const routes = read(new URL('us-routes.json', data));
const toText = (content) => Buffer.from(`${JSON.stringify(content)}\n`);
const files = {
  'state-borders.bin': Buffer.from(borders),
  'road-graph.json': toText(buildRoadGraph({ roads, borders, noRoad, routes, counties, towns })),
  'us-cities.json': toText(towns),
  'curfew-counties.json': toText(counties),
};
for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, data);
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (!existsSync(file) || !readFileSync(file).equals(content)) {
    console.error(`packages/routing/data/${name} is stale: run node packages/routing/scripts/generate-road-graph.mjs`);
    process.exitCode = 1;
  }
}
