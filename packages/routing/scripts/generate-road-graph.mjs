// Writes the files of data/ that the router loads: the graph of the roads from us-roads.json, and the states and towns of the web app's maps.
// `--check` writes nothing and exits 1 when a file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

const data = new URL('../data/', import.meta.url);
const maps = new URL('../../../apps/web/data/', import.meta.url);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

register();
const { buildRoadGraph } = await import('../src/generator/build-road-graph.ts');

const states = read(new URL('us-states.topo.json', maps));
const towns = read(new URL('us-cities.json', maps));
const files = {
  'road-graph.json': buildRoadGraph({ roads: read(new URL('us-roads.json', data)), states, towns }),
  'us-states.topo.json': states,
  'us-cities.json': towns,
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
