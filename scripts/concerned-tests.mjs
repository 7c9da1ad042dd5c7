// Finds the tests that import a changed file. Vitest's own `--changed` transforms every file of a project for it, which took half of npm run check.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './child.mjs';

const { posix } = path;
const isCode = (file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const isTest = (file) => /\.test\.(?:[cm]?[jt]s|tsx)$/.test(file);
/** They decide how every test of a workspace runs. */
const concernsAll = (file) => /(?:^|\/)(?:package\.json|vitest?\.config[^/]*)$/.test(file);

function readPackage(workspace) {
  const file = path.join(root, workspace, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const findWorkspace = (file) => file.split('/', /^(?:apps|packages)\//.test(file) ? 2 : 1).join('/');

/** `*` stands for the rest of the name, as in the `imports` and `exports` of package.json. */
function fill(table, name) {
  for (const [pattern, target] of Object.entries(table)) {
    if (pattern === name) return target;
    const [before, after] = pattern.split('*');
    if (after !== undefined && name.startsWith(before)) return target.replace('*', name.slice(before.length));
  }
  return null;
}

/** @returns {(file: string, name: string) => string | null} where an import leads: a file of the repository, or a pattern with `*`. */
function makeResolver(packages = new Map()) {
  const read = (workspace) => packages.get(workspace) ?? packages.set(workspace, readPackage(workspace)).get(workspace);
  return (file, name) => {
    const workspace = findWorkspace(file);
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    if (name.startsWith('/')) return posix.join(workspace, name);
    const [at, table, key] = name.startsWith('#')
      ? [workspace, read(workspace).imports, name]
      : [`packages/${name.split('/')[1]}`, read(`packages/${name.split('/')[1]}`).exports, name.split('/').slice(2)];
    const target = fill(table ?? {}, typeof key === 'string' ? key : ['.', ...key].join('/'));
    return target === null ? null : posix.join(at, target);
  };
}

const written = /(['"`])((?:\.{1,2}\/|\/|#|@wideload\/)[^'"`\n?]+)(?:\?\w+)?\1/g;
const ofTypes = /^(?:import|export) type [^;]+;/gm;

/** The files that a file names: imports, parts loaded later, workers, data beside it. Types leave nothing to test. */
export function listNames(text) {
  return [...text.replaceAll(ofTypes, '').matchAll(written)].map(([, , name]) => name);
}

const toPattern = (glob) =>
  new RegExp(
    `^${glob.replaceAll(/[.+()[\]{}$^|]/g, '\\$&').replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  );

/**
 * @param {readonly string[]} changes
 * @param {readonly string[]} files all that may import them
 * @param {(file: string) => string} read
 * @returns {string[]} the tests among the files that a change reaches
 */
export function reachTests(changes, files, read) {
  const resolve = makeResolver();
  const importers = new Map();
  const globs = [];
  for (const file of files.filter(isCode)) {
    for (const name of listNames(read(file))) {
      const target = resolve(file, name);
      if (target?.includes('*')) globs.push([toPattern(target), file]);
      else if (target !== null) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const reached = new Set(changes);
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
    for (const [pattern, importer] of globs) if (pattern.test(file)) reached.add(importer);
  }
  return files.filter((file) => isTest(file) && reached.has(file));
}

/** @returns {string[]} the tests in a folder that the changes concern */
export function findConcernedTests(folder, changes) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder, 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(path.join(root, file)));
  const own = files.filter((file) => isTest(file) && file.startsWith(`${folder}/`));
  if (changes.some((file) => file.startsWith(`${folder}/`) && concernsAll(file))) return own;
  const reached = new Set(reachTests(changes, files, (file) => readFileSync(path.join(root, file), 'utf8')));
  return own.filter((file) => reached.has(file));
}
