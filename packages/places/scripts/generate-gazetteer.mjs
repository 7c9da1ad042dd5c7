// Writes data/gazetteer.json, which the server loads, from data/sources, the towns of the web app's maps and the counties of
// `us-atlas`.
// `--check` writes nothing and exits 1 when the file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { register } from 'tsx/esm/api';

const data = new URL('../data/', import.meta.url);
const readText = (name) => readFileSync(new URL(`sources/${name}`, data), 'utf8');
const readJson = (name) => JSON.parse(readText(name));

function readTable(name) {
  const [head, ...lines] = readText(name).trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at], cell])));
}

const states = new URL('../../domain/data/states/', import.meta.url);

/** Cities that are in no county have codes from 510 on. */
function listCounties() {
  const codes = readdirSync(states).map((name) => JSON.parse(readFileSync(new URL(name, states), 'utf8')));
  const byFips = new Map(codes.map(({ fips, code }) => [fips, code]));
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8'));
  return feature(atlas, atlas.objects.counties).features.flatMap(({ id, properties, geometry }) => {
    const state = byFips.get(id.slice(0, 2));
    if (state === undefined || Number(id.slice(2)) >= 510) return [];
    const area = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return [{ name: properties.name, state, area }];
  });
}

register();
const { buildGazetteer } = await import('../src/build-gazetteer.ts');
const atPoint = ({ lat, lng, ...row }) => ({ ...row, lat: Number(lat), lng: Number(lng) });
const source = `${JSON.stringify(
  buildGazetteer({
    places: readTable('us-places.tsv').map((row) => ({ ...atPoint(row), pop: Number(row.pop) })),
    zips: readTable('us-zips.tsv').map(atPoint),
    drawn: JSON.parse(readFileSync(new URL('../../../apps/web/data/us-cities.json', import.meta.url), 'utf8')),
    freight: readJson('us-freight-places.json'),
    counties: listCounties(),
    aliases: readJson('us-place-aliases.json'),
  }),
)}\n`;
const file = new URL('gazetteer.json', data);
if (!process.argv.includes('--check')) writeFileSync(file, source);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
  console.error(
    'packages/places/data/gazetteer.json is stale: run node packages/places/scripts/generate-gazetteer.mjs',
  );
  process.exitCode = 1;
}
