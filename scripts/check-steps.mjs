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

/**
 * A generator writes a file of the repository; with `--check` it writes nothing and fails when that file is stale. It reads its own
 * workspace alone.
 */
function generators(changes) {
  const changed = workspaces.filter((at) => at === '.' || (changes?.some((file) => file.startsWith(`${at}/`)) ?? true));
  return changed.flatMap((at) =>
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

/** Workspaces that no other one imports. */
const leaves = ['apps/web', 'e2e', 'ops'];

/** A change inside leaves breaks types only there; any other one may break them everywhere. A first check sees no change. */
function affectedTypeSteps(changes = []) {
  if (changes.length === 0) return typeSteps();
  const files = changes.filter((file) => /\.(?:[cm]?[jt]s|tsx|json)$/.test(file));
  const owners = files.map((file) => leaves.find((leaf) => file.startsWith(`${leaf}/`)));
  if (owners.includes(undefined)) return typeSteps();
  const projects = typeProjects().filter((project) => owners.some((owner) => project.startsWith(`${owner}/`)));
  return projects.map(typeStep);
}

/** Those of the product, which `npm test` checks: the programs of ops/ are checked by CI and by `npm run ops`. */
export function productTypeSteps() {
  return typeProjects()
    .filter((project) => !project.startsWith('ops'))
    .map(typeStep);
}

/**
 * The steps of `npm run check`, which gives what changed, and of CI, which gives nothing and gets all of them: also those of a rule that
 * a change elsewhere may break.
 * @param {{ files: string[], imports: boolean } | null} changes
 * @returns {[name: string, command: string[]][]}
 */
export function checkSteps(changes = null) {
  const { execPath } = process;
  const linted = changes?.files.filter(
    (file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && existsSync(path.join(root, file)),
  );
  return [
    ['Format', tool('oxfmt', '--check')],
    ...(linted?.length === 0 ? [] : [['Lint', tool('oxlint', ...(linted ?? []))]]),
    ...affectedTypeSteps(changes?.files),
    ...((changes?.imports ?? true)
      ? [
          ['Imports', [execPath, 'scripts/boundaries.mjs']],
          ['Unused code', tool('knip', '--no-progress', '--cache', '--cache-location', '.cache/knip')],
        ]
      : []),
    ['Texts in the catalog', [execPath, 'scripts/texts.mjs']],
    ['Names of classes', [execPath, 'scripts/styles.mjs']],
    ['Production packages', [execPath, 'scripts/production-packages.mjs']],
    ...generators(changes?.files).map((script) => [`Freshness by ${script}`, [execPath, script, '--check']]),
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
