// Counts the packages that `npm ci --omit=dev` installs on a server (Linux, x64) by the lock file, and exits 1 above the limit. The browser's
// packages are bundled by the build and are not among them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './child.mjs';

const LIMIT = 150;
const server = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
const needsOf = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Without those that only a package of another platform needs. */
function dropUnneeded(entries) {
  const needed = new Set(entries.flatMap(([, entry]) => needsOf(entry)));
  const left = entries.filter(([at]) => !at.includes('node_modules/') || needed.has(nameOf(at)));
  return left.length === entries.length ? left : dropUnneeded(left);
}

/** @returns {string[]} */
export function listProductionPackages({ packages }) {
  const suits = (entry) => Object.entries(server).every(([key, value]) => entry[key]?.includes(value) ?? true);
  const suitable = Object.entries(packages).filter(([, entry]) => !entry.link && !entry.dev && suits(entry));
  return dropUnneeded(suitable).flatMap(([at]) => (at.includes('node_modules/') ? [at] : []));
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const { length } = listProductionPackages(lock);
  console.log(`${length} production packages, at most ${LIMIT}`);
  if (length > LIMIT) console.error('Replace or remove a dependency (docs/decisions/start-and-build.md).');
  process.exit(length > LIMIT ? 1 : 0);
}
