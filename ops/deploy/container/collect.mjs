// node ops/deploy/container/collect.mjs <new folder>: copies what the product needs to run: the built files, the data they read, and
// the packages that the bundle leaves outside, with all that these need on this platform.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/child.mjs';
import { unbundled } from '../../../scripts/unbundled.mjs';
import { built } from './built.mjs';

const readPackage = (name) => JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
const isInstalled = (name) => existsSync(path.join(root, 'node_modules', name, 'package.json'));

/** The packages and all that they need, in turn. An optional one for another platform is not installed. */
function listPackages(names) {
  const found = new Set(names);
  for (const name of found) {
    const { dependencies = {}, optionalDependencies = {} } = readPackage(name);
    for (const needed of Object.keys(dependencies)) if (!(needed in optionalDependencies)) found.add(needed);
    for (const optional of Object.keys(optionalDependencies)) if (isInstalled(optional)) found.add(optional);
  }
  return [...found];
}

function copy(target, file) {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  cpSync(path.join(root, file), path.join(target, file), { recursive: true, dereference: true });
}

const [target] = process.argv.slice(2);
if (target === undefined || existsSync(target)) {
  console.error('Name a folder that does not exist yet: node ops/deploy/container/collect.mjs <new folder>');
  process.exit(1);
}
const packages = listPackages(unbundled);
for (const file of built) copy(target, file);
for (const name of packages) copy(target, `node_modules/${name}`);
copy(target, 'package.json');
console.log(`${packages.length} packages: ${packages.join(', ')}`);
