// Writes data/typed-places-of-states.json for the tests: in every state towns of four sizes, a post office, ZIP codes and addresses as people
// type them, with the point of the source. It knows nothing of the reader. `--check` writes nothing and exits 1 when the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
const { stateNames } = await import('@wideload/domain');
const data = new URL('../data/', import.meta.url);
function readTable(name) {
  const [head, ...lines] = readFileSync(new URL(`sources/${name}`, data), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at], cell])));
}
const places = readTable('us-places.tsv').map((row) => ({ ...row, pop: Number(row.pop) }));
const zips = readTable('us-zips.tsv');

const counts = new Map();
const plain = ({ name, state }) => `${name.toLowerCase().replaceAll(/[^a-z]/g, '')} ${state}`;
for (const place of places) counts.set(plain(place), (counts.get(plain(place)) ?? 0) + 1);
const alone = places.filter((place) => counts.get(plain(place)) === 1);

/** Always the same one in the middle, so that the file does not change. */
const pick = (rows, share) => rows[Math.floor(rows.length * share)];
const point = (typed, { lat, lng, state }, within) => ({ typed, lat: Number(lat), lng: Number(lng), state, within });

const states = [...new Set(places.map(({ state }) => state))].toSorted((one, another) =>
  one.localeCompare(another, 'en'),
);
const rows = states.flatMap((state) => {
  const own = alone.filter((place) => place.state === state);
  const counted = own.filter(({ pop }) => pop > 0);
  const [large, middle, small] = [counted[0], pick(counted, 0.3), counted.at(-1)];
  const office =
    pick(
      own.filter(({ kind }) => kind === 'p' || kind === 'd'),
      0.5,
    ) ?? own.at(-1);
  const ownZips = zips.filter((zip) => zip.state === state);
  const zip = pick(ownZips, 0.4);
  const lettered =
    pick(
      ownZips.filter(({ city }) => own.some(({ name }) => name === city)),
      0.7,
    ) ?? zip;
  return [
    point(`${large.name}, ${state}`, large, 1),
    point(`${middle.name.toLowerCase()} ${stateNames[state].toLowerCase()}`, middle, 1),
    point(`${small.name.toUpperCase()}, ${state}.`, small, 1),
    point(`${office.name}, ${stateNames[state]}, USA`, office, 1),
    point(`1200 Main St, ${middle.name}, ${state}`, middle, 1),
    point(`Gate 4 ${large.name} ${state}`, large, 1),
    point(zip.zip, zip, 1),
    point(`${lettered.city}, ${state} ${lettered.zip}`, lettered, 1),
  ];
});
const source = `[\n${rows.map((row) => ` ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
const file = new URL('typed-places-of-states.json', data);
if (!process.argv.includes('--check')) writeFileSync(file, source);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
  console.error(
    'packages/places/data/typed-places-of-states.json is stale: run node packages/places/scripts/generate-typed-places.mjs',
  );
  process.exitCode = 1;
}
