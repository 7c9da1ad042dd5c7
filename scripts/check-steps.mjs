// The checks that look at the code without running the product.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, tool } from './child.mjs';

const list = (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []);
const workspaces = [
  '.',
  'e2e',
  'ops',
  ...['packages', 'apps'].flatMap((kind) => list(kind).map((name) => `${kind}/${name}`)),
];

/** An alias has the files of the project that it extends; editors and the linter look for it beside a file. */
function isAlias(project) {
  const { include, extends: extended } = JSON.parse(readFileSync(path.join(root, project), 'utf8'));
  return include === undefined && !extended?.endsWith('tsconfig.base.json');
}

/** Every tsconfig there is: a new one is checked from its first day. */
function typeProjects() {
  return workspaces
    .flatMap((at) =>
      list(at)
        .filter((name) => /^tsconfig(?:\.(?!base)\w+)?\.json$/.test(name))
        .map((name) => path.join(at, name)),
    )
    .filter((project) => !isAlias(project));
}

/** A generator writes a file of the repository; with `--check` it writes nothing and fails when that file is stale. */
function generators() {
  return workspaces.flatMap((at) =>
    list(`${at}/scripts`)
      .filter((name) => /^generate-.+\.mjs$/.test(name))
      .map((name) => path.join(at, 'scripts', name)),
  );
}

/** Type checks remember their last run, which makes the next one four times as fast. */
export function typeStep(project) {
  const memory = path.join('.cache', 'types', `${project.replaceAll(path.sep, '-')}.tsbuildinfo`);
  return [`Types of ${project}`, tool('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', memory)];
}

/** @returns {[name: string, command: string[]][]} */
export function typeSteps() {
  return typeProjects().map(typeStep);
}

/** Those of the product, which `npm test` checks: the programs of ops/ are checked by CI and by `npm run ops`. */
export function productTypeSteps() {
  return typeProjects()
    .filter((project) => !project.startsWith('ops'))
    .map(typeStep);
}

/**
 * The steps of `npm run check` and of CI. `linted` has the files to lint; null for all of them, also those in which a change elsewhere
 * breaks a rule.
 * @param {string[] | null} linted
 * @returns {[name: string, command: string[]][]}
 */
export function checkSteps(linted = null) {
  const { execPath } = process;
  return [
    ['Format', tool('oxfmt', '--check')],
    ...(linted?.length === 0 ? [] : [['Lint', tool('oxlint', ...(linted ?? []))]]),
    ...typeSteps(),
    ['Imports', [execPath, 'scripts/boundaries.mjs']],
    ['Texts in the catalog', [execPath, 'scripts/texts.mjs']],
    ['Names of classes', [execPath, 'scripts/styles.mjs']],
    ['Production packages', [execPath, 'scripts/production-packages.mjs']],
    ['Unused code', tool('knip', '--no-progress', '--cache', '--cache-location', '.cache/knip')],
    ...generators().map((script) => [`Freshness by ${script}`, [execPath, script, '--check']]),
  ];
}

/** Runs the steps two at a time: most of them use one core. `runOne` gets a step's name and command. */
export async function runInPairs(steps, runOne) {
  const left = steps.values();
  const runLane = async () => {
    for (const [name, command] of left) await runOne(name, command);
  };
  await Promise.all([runLane(), runLane()]);
}
