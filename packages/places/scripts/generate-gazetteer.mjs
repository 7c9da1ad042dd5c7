// Writes data/gazetteer.json, which the server loads, from data/sources and the towns of the web app's maps.
// `--check` writes nothing and exits 1 when the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

const data = new URL('../data/', import.meta.url);
const readText = (name) => readFileSync(new URL(`sources/${name}`, data), 'utf8');
const readJson = (name) => JSON.parse(readText(name));

function readTable(name) {
  const [head, ...lines] = readText(name).trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at], cell])));
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
