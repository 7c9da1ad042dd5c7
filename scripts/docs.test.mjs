import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';

const documents = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', ...list('docs'), ...list('docs/operators')];
const decisions = list('docs/decisions/archive');

function list(folder) {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

const read = (document) => readFileSync(path.join(root, document), 'utf8');
const exists = (...parts) => existsSync(path.join(root, ...parts));

test.each([...documents, ...decisions])('every link of %s leads to a file', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link);
  expect(links.filter((link) => !exists(path.dirname(document), link))).toEqual([]);
});

/** A pattern, a placeholder, and the file that a recipe creates are no paths. */
const isPath = (name) =>
  /^(?:packages|apps|e2e|bench|faults|scripts|docs)\/[\w./-]+$/.test(name) && !/NNNN|fuel-stops|texts\/fr/.test(name);

test.each(documents)('every path in %s exists', (document) => {
  const names = [...read(document).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  const paths = names.map((name) => name.replace(/^api\//, 'apps/api/src/').replace(/^web\//, 'apps/web/src/'));
  expect(paths.filter((name) => isPath(name) && !exists(name))).toEqual([]);
});

test('the index of the decisions lists each of them with its title and status', () => {
  const index = read('docs/decisions/archive/README.md');
  const pages = decisions.filter((page) => /\/\d{4}-/.test(page));
  const missing = pages.filter((page) => {
    const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(read(page)) ?? [];
    const [, status] = /^Status: (accepted|superseded by \[?(?:\d{4}))/m.exec(read(page)) ?? [];
    const row = `| ${number} | [${title}](${path.basename(page)}) | ${status?.replace('[', '')}`;
    return !index.includes(row);
  });
  expect(missing).toEqual([]);
});
