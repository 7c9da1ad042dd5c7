import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'ops/README.md',
  'ops/bench/README.md',
  ...list('docs'),
  ...list('docs/operators'),
];
const decisions = list('docs/decisions');

function list(folder) {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

/** `[0055]: archive/0055-layout.md`, where a page says the address of a record that it names as `[0055]`. */
const DEFINITION = /^\[(\d{4})\]: (\S+)$/gm;

const records = list('docs/decisions/archive');

const read = (document) => readFileSync(path.join(root, document), 'utf8');
const exists = (...parts) => existsSync(path.join(root, ...parts));

test.each([...documents, ...decisions, ...records])('every link of %s leads to a file', (document) => {
  const inText = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link);
  const links = [...inText, ...[...read(document).matchAll(DEFINITION)].map(([, , link]) => link)];
  expect(links.filter((link) => !exists(path.dirname(document), link))).toEqual([]);
});

/** A pattern, a placeholder, and the file that a recipe creates are no paths. */
const isPath = (name) =>
  /^(?:packages|apps|e2e|ops|scripts|docs)\/[\w./-]+$/.test(name) && !/NNNN|fuel-stops|texts\/fr/.test(name);

test.each([...documents, ...decisions])('every path in %s exists', (document) => {
  const names = [...read(document).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  const paths = names.map((name) => name.replace(/^api\//, 'apps/api/src/').replace(/^web\//, 'apps/web/src/'));
  expect(paths.filter((name) => isPath(name) && !exists(name))).toEqual([]);
});

const pages = decisions.filter((page) => !page.endsWith('/README.md'));

test('the table of contents of the handbook has each page', () => {
  const contents = read('docs/decisions/README.md');
  expect(pages.filter((page) => !contents.includes(`](${path.basename(page)})`))).toEqual([]);
});

test.each(pages)('%s is short, and gives the address of each record that it names', (page) => {
  const text = read(page).replaceAll(DEFINITION, '').trimEnd();
  expect(text.split('\n').length).toBeLessThanOrEqual(70);
  const named = new Set([...text.matchAll(/\[(\d{4})\]/g)].map(([, number]) => number));
  expect(new Set([...read(page).matchAll(DEFINITION)].map(([, number]) => number))).toEqual(named);
});

/** The title and the status of a record. */
function readRecord(record) {
  const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(read(record)) ?? [];
  const [, status] = /^Status: (accepted|superseded by \[?(?:\d{4}))/m.exec(read(record)) ?? [];
  return { record, number, title, status: status?.replace('[', '') };
}

const numbered = records.filter((record) => /\/\d{4}-/.test(record)).map(readRecord);

test('the table of the records has each of them with its title and status', () => {
  const table = read('docs/decisions/archive/README.md');
  const missing = numbered.filter(
    ({ record, number, title, status }) =>
      !table.includes(`| ${number} | [${title}](${path.basename(record)}) | ${status}`),
  );
  expect(missing).toEqual([]);
});

test('a page of the handbook links to each record that is in force', () => {
  const linked = pages.map(read).join('\n');
  const inForce = numbered.filter(({ status }) => status === 'accepted');
  expect(inForce.length).toBeGreaterThan(200);
  expect(inForce.filter(({ record }) => !linked.includes(`archive/${path.basename(record)}`))).toEqual([]);
});

test('a page of the decisions that the code names exists', () => {
  const search = ['grep', '-hoIE', 'docs/decisions/[a-z0-9/-]+(\\.md)?', '--', '*.ts', '*.tsx', '*.mjs'];
  const found = execFileSync('git', search, { cwd: root, encoding: 'utf8' });
  const named = found.trim().split('\n');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((page) => !exists(page))).toEqual([]);
});
