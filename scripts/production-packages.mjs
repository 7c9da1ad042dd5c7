// Reads in the lock file which packages `npm ci --omit=dev` installs on a server (Linux, x64). Exits 1 if they are more than the limit, or if
// one wants another Node.js than we promise (`engines`). The browser's packages are bundled by the build and are not among them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
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

/** @returns {string[]} those that do not run on every Node.js of the promise, with what they want. */
export function listPickyPackages({ packages }) {
  const promised = packages[''].engines.node;
  return listProductionPackages({ packages }).flatMap((at) => {
    const wanted = packages[at].engines?.node ?? '*';
    return semver.subset(promised, wanted) ? [] : [`${nameOf(at)} wants Node.js ${wanted}`];
  });
}

function findMistakes(lock) {
  const { length } = listProductionPackages(lock);
  console.log(`${length} production packages, at most ${LIMIT}`);
  const picky = listPickyPackages(lock).map((line) => `${line}: replace it, or promise less in package.json.`);
  const tooMany = 'Replace or remove a dependency (docs/decisions/start-and-build.md).';
  return [...(length > LIMIT ? [tooMany] : []), ...picky];
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const mistakes = findMistakes(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  for (const mistake of mistakes) console.error(mistake);
  process.exit(mistakes.length === 0 ? 0 : 1);
}
