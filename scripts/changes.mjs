// Finds what changed since the last check that passed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './child.mjs';
import { findConcernedTests } from './concerned-tests.mjs';

const stamp = path.join(root, '.cache', 'checked');

/** In bytes; the lines of many commits are more than the default. */
const maxBuffer = 2 ** 30;

function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** @returns {string} the commit of the last check that passed, else HEAD. */
export function findBase() {
  const head = git('rev-parse', 'HEAD');
  if (!existsSync(stamp)) return head;
  try {
    return git('merge-base', readFileSync(stamp, 'utf8'), head);
  } catch {
    // The commit is gone, for example after a rebase.
    return head;
  }
}

/** @returns {string[]} files that differ from the commit `base`, new ones included, deleted ones too. */
export function listChanges(base) {
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((file) => file !== '');
}

/** @returns {string} the changed lines since the commit `base`, with one such line for each new file. */
export function readDiff(base) {
  const added = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  return [git('diff', '--unified=0', base), ...added.map((file) => `new file ${file}`)].join('\n');
}

/** @returns true if a diff may break an import rule or leave code unused: it changes an import, an export, a package, or which files there are. */
export function changesImports(diff) {
  return /^(?:[+-].*\b(?:import|export|from|require)\b|(?:new|deleted) file|rename from|[+]{3} b\/(?:.+\/)?package\.json)/m.test(
    diff,
  );
}

export function markChecked() {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, git('rev-parse', 'HEAD'));
}

const projects = {
  'packages/domain': 'domain',
  'packages/contract': 'contract',
  'packages/local-time': 'local-time',
  'apps/web': 'web*',
  ops: 'ops',
  scripts: 'scripts',
};

/** The domain has a run of its own, which reads names of files from its folder. */
const aimAt = (folder, name, tests) =>
  name === 'domain'
    ? ['--root', folder, ...tests.map((file) => path.posix.relative(folder, file))]
    : ['--project', name, ...tests];

/**
 * Chooses the tests of a change. Every API test starts the whole server, so of the API the folders of the changed files are tested; elsewhere the
 * imports say which tests a file concerns.
 * @returns {{ name: string, args: string[] }[]} runs of Vitest
 */
export function chooseTests(changes, findTests = findConcernedTests) {
  const runs = Object.entries(projects)
    .filter(([folder]) => changes.some((file) => file.startsWith(`${folder}/`)))
    .map(([folder, name]) => ({ folder, name, tests: findTests(folder, changes) }))
    .filter(({ tests }) => tests.length > 0)
    .map(({ folder, name, tests }) => ({
      name: `Tests of ${name} that the change concerns`,
      args: aimAt(folder, name, tests),
    }));
  const api = changes
    .filter((file) => /^apps\/api\/.+\/[^/]+\.ts$/.test(file))
    .map((file) => `${path.posix.dirname(file)}/`);
  const folders = [...new Set(api)];
  if (folders.length > 0)
    runs.push({ name: `API tests in ${folders.join(' ')}`, args: ['--project', 'api', ...folders] });
  return runs;
}
