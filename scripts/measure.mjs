// npm run measure: prints size and shape of the code as tables.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './child.mjs';

const MAX_FILES_IN_FOLDER = 25;
const MOST_STEPS_UP = 2;
const DUPLICATE_LINES = 12;
const ROWS = 12;

const isTest = (file) => /\.(?:test|spec|types|fixture|test-support)\.|^apps\/api\/test\/|^e2e\//.test(file);
const isGenerated = (file) => file.includes('.generated.');
const isCode = (file) => /\.(?:ts|tsx|mjs|cjs|js)$/.test(file);
const isProduct = (file) =>
  /^(?:apps|packages)\//.test(file) && isCode(file) && !isTest(file) && !isGenerated(file) && !isTextsFile(file);
const isTextsFile = (file) => /\/texts\/|\.texts\.ts$/.test(file);
const isMigration = (file) => file.endsWith('.sql');

/** The first match wins. */
const kinds = [
  ['generated', isGenerated],
  ['tests', (file) => isTest(file) && (isCode(file) || file.endsWith('.txt'))],
  ['migrations', isMigration],
  ['texts', (file) => isTextsFile(file) && isCode(file)],
  ['code', (file) => isCode(file)],
  ['CSS', (file) => file.endsWith('.css')],
  ['documents', (file) => file.endsWith('.md')],
];

function readFiles() {
  const names = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const known = names.filter((name) => kinds.some(([, is]) => is(name)));
  return known.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}

const splitLines = (text) => text.split('\n');

function sizeByKind(files) {
  return kinds.map(([kind]) => {
    const own = files.filter(({ name }) => kinds.find(([, is]) => is(name))[0] === kind);
    return [kind, own.length, own.reduce((sum, { text }) => sum + splitLines(text).length - 1, 0)];
  });
}

/** Excludes tests and texts. */
export function fullFolders(names) {
  const counts = new Map();
  for (const name of names) {
    if (!isProduct(name)) continue;
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_FILES_IN_FOLDER).toSorted((a, b) => b[1] - a[1]);
}

/** File names that occur twice in one app or package. */
export function sharedNames(names) {
  const folders = new Map();
  for (const name of names) {
    const key = [...name.split('/').slice(0, 2), path.posix.basename(name)].join('/');
    folders.set(key, [...(folders.get(key) ?? []), path.posix.dirname(name)]);
  }
  return [...folders].filter(([, at]) => at.length > 1).map(([key, at]) => [path.posix.basename(key), at]);
}

function* listNodes(node) {
  if (typeof node.type === 'string') yield node;
  for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) yield* listNodes(part);
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function functionLengths({ name, text }) {
  const { program } = parseSync(name, text);
  const found = [...listNodes(program)].filter(
    ({ type, body }) => functionTypes.has(type) && body?.type === 'BlockStatement',
  );
  return found.map(({ start, end }) => splitLines(text.slice(start, end)).length);
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Blocks of at least `DUPLICATE_LINES` lines that occur twice, without blank lines and imports.
 * @returns {{ lines: number, first: string, second: string }[]} places as `file:line`.
 */
export function duplicates(files) {
  const seen = new Map();
  const found = [];
  for (const { name, text } of files) {
    const lines = splitLines(text)
      .map((line, index) => ({ line: line.trim(), at: index + 1 }))
      .filter(({ line }) => line !== '' && !line.startsWith('import ') && !/^[})\]];?,?$/.test(line));
    let open = null;
    for (let begin = 0; begin + DUPLICATE_LINES <= lines.length; begin += 1) {
      const key = lines
        .slice(begin, begin + DUPLICATE_LINES)
        .map(({ line }) => line)
        .join('\n');
      const before = seen.get(key);
      if (before === undefined) {
        seen.set(key, `${name}:${lines[begin].at}`);
        open = null;
      } else if (open === null) {
        open = { lines: DUPLICATE_LINES, first: before, second: `${name}:${lines[begin].at}` };
        found.push(open);
      } else open.lines += 1;
    }
  }
  return found;
}

/** An alias (`#ui/list/table.tsx`) begins in the `src` of its app or package. */
export function resolveImport(name, target) {
  const [kind, workspace] = name.split('/');
  return target.startsWith('#')
    ? [kind, workspace, 'src', target.slice(1)].join('/')
    : path.posix.join(path.posix.dirname(name), target);
}

function importers(files) {
  const counts = new Map();
  for (const { name, text } of files)
    for (const [, target] of text.matchAll(/from '((?:\.\.?\/|#)[^']+)'/g)) {
      const to = resolveImport(name, target);
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  return counts;
}

function print(title, head, rows) {
  console.log(`\n## ${title}\n\n| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

/** An import of a neighbor far away: its path climbs more folders than `MOST_STEPS_UP`. */
export function countClimbs(files) {
  const climbs = new RegExp(`from '(?:\\.\\./){${MOST_STEPS_UP + 1},}`, 'g');
  return files.reduce((sum, { text }) => sum + (text.match(climbs)?.length ?? 0), 0);
}

/** The size of the house. */
function measureHouse(files, product) {
  const typescript = files.filter(({ name }) => /\.tsx?$/.test(name));
  const folders = new Set(product.map(({ name }) => path.posix.dirname(name)));
  return [
    ['tracked lines of TypeScript', typescript.reduce((sum, { text }) => sum + splitLines(text).length - 1, 0)],
    ['product files', product.length],
    ['folders with product files', folders.size],
    ['files with one importer', [...importers(product).values()].filter((count) => count === 1).length],
    [`imports with more than ${MOST_STEPS_UP} ../`, countClimbs(product)],
    ['migrations', files.filter(({ name }) => name.startsWith('apps/api/migrations/')).length],
  ];
}

function report() {
  const files = readFiles();
  const product = files.filter(({ name }) => isProduct(name) && !isMigration(name));
  const names = product.map(({ name }) => name);
  print('The house', ['what', 'count'], measureHouse(files, product));
  print('Lines by kind', ['kind', 'files', 'lines'], sizeByKind(files));
  print(`Folders with more than ${MAX_FILES_IN_FOLDER} source files`, ['folder', 'files'], fullFolders(names));
  print(
    'Files that share a name',
    ['name', 'folders'],
    sharedNames(names).map(([name, at]) => [name, at.join(', ')]),
  );
  const lengths = product.flatMap(functionLengths).toSorted((a, b) => a - b);
  const sizes = product.map(({ text }) => splitLines(text).length - 1).toSorted((a, b) => a - b);
  print(
    'Lines per function and file',
    ['', 'count', 'median', '90 %', 'longest'],
    [
      ['functions', lengths.length, quantile(lengths, 0.5), quantile(lengths, 0.9), lengths.at(-1)],
      ['files', sizes.length, quantile(sizes, 0.5), quantile(sizes, 0.9), sizes.at(-1)],
    ],
  );
  const twice = duplicates(product);
  print(`Blocks of ${DUPLICATE_LINES} lines that occur twice`, ['lines', 'first', 'second'], twice.map(Object.values));
  const imported = [...importers(product)].toSorted((a, b) => b[1] - a[1]);
  print('Most imported modules', ['module', 'importers'], imported.slice(0, ROWS));
  const once = new Set(imported.filter(([, count]) => count === 1).map(([name]) => name));
  const tiny = product.filter(({ name, text }) => once.has(name) && splitLines(text).length <= 30);
  print('Modules under 30 lines with one importer', ['count'], [[tiny.length]]);
}

if (import.meta.filename === process.argv[1]) report();
