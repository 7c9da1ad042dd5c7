// Pages for operators that quote the code: each quoted line is still there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** `path`: `code` */
const listQuotes = (page) => [...read(page).matchAll(/`([\w./-]+\.(?:ts|md))`: `([^`]+)`/g)];

test.each([
  ['docs/operators/limits.md', 30],
  ['docs/operators/sessions-and-keys.md', 4],
])('each limit of %s is where the page says', (page, atLeast) => {
  const quotes = listQuotes(page);
  expect(quotes.length).toBeGreaterThanOrEqual(atLeast);
  const stale = quotes.filter(([, file, code]) => !existsSync(path.join(root, file)) || !read(file).includes(code));
  expect(stale.map(([quote]) => quote)).toEqual([]);
});

test('the words that no password may be made of are all named', () => {
  const [, list] = /: readonly string\[\] = \[([\s\S]*?)\];/.exec(
    read('packages/contract/src/accounts/guessed-words.ts'),
  );
  const words = ['wideload', ...[...list.matchAll(/'(\w+)'/g)].map(([, word]) => word)];
  const named = /also spelled as `\w+`:\s+([\w,\s]+)\./.exec(read('docs/operators/limits.md'))?.[1] ?? '';
  expect(named.split(/,\s+/)).toEqual(words);
});
