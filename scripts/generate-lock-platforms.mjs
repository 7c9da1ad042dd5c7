// Adds missing optional platform packages to package-lock.json. npm drops those that the registry does not offer at the moment, and `npm ci`
// then refuses the lock file. `--check` writes nothing and exits 1 if some are missing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './child.mjs';

const file = path.join(root, 'package-lock.json');
const platform =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(gnu|musl|gnueabihf|musleabihf|eabi|msvc))?$/;

function entryFor(name, version, parent) {
  const [, os, cpu, abi] = platform.exec(name) ?? [];
  if (os === undefined) throw new Error(`${name} names no platform that is known here.`);
  const libc = os === 'linux' && abi !== undefined ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {};
  const dev = parent.dev ? { dev: true } : {};
  return { version, cpu: [cpu], ...dev, ...libc, license: parent.license, optional: true, os: [os] };
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const wanted = Object.values(lock.packages).flatMap((parent) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && lock.packages[`node_modules/${name}`] === undefined)
    .map(([name, version]) => /** @type {const} */ ([`node_modules/${name}`, entryFor(name, version, parent)])),
);

if (process.argv.includes('--check')) {
  const missing = wanted.map(([at]) => `package-lock.json lacks ${at}: run node scripts/generate-lock-platforms.mjs`);
  for (const sentence of missing) console.error(sentence);
  process.exit(missing.length === 0 ? 0 : 1);
}
const all = [...Object.entries(lock.packages), ...wanted].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2)}\n`);
