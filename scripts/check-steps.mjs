// The checks that look at the code without running the product.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root, tool } from './child.mjs';

const list = (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []);
const workspaces = [
  '.',
  'e2e',
  'bench',
  ...['packages', 'apps'].flatMap((kind) => list(kind).map((name) => `${kind}/${name}`)),
];

/** Every tsconfig there is: a new one is checked from its first day. */
function typeProjects() {
  return workspaces.flatMap((at) =>
    list(at)
      .filter((name) => /^tsconfig(?:\.(?!base)\w+)?\.json$/.test(name))
      .map((name) => path.join(at, name)),
  );
}

/** A generator writes a file of the repository; with `--check` it writes nothing and fails when that file is stale. */
function generators() {
  return workspaces.flatMap((at) =>
    list(`${at}/scripts`)
      .filter((name) => /^generate-.+\.mjs$/.test(name))
      .map((name) => path.join(at, 'scripts', name)),
  );
}

/** @returns {[name: string, command: string[]][]} */
export function checkSteps() {
  const { execPath } = process;
  return [
    ['Format', tool('oxfmt', '--check')],
    ['Lint', tool('oxlint')],
    ['Imports', [execPath, 'scripts/boundaries.mjs']],
    ['Texts in the catalogue', [execPath, 'scripts/texts.mjs']],
    ['Names of classes', [execPath, 'scripts/styles.mjs']],
    ['Unused code', tool('knip', '--no-progress')],
    ...typeProjects().map((project) => [`Types of ${project}`, tool('tsc', '-p', project)]),
    ...generators().map((script) => [`Freshness by ${script}`, [execPath, script, '--check']]),
  ];
}

/** Runs the steps two at a time: most of them use one core. `runOne` gets a step's name and command. */
export async function inPairs(steps, runOne) {
  const left = steps.values();
  const lane = async () => {
    for (const [name, command] of left) await runOne(name, command);
  };
  await Promise.all([lane(), lane()]);
}
