// Prints the script that a first visit to each page loads, gzip, and compares it with its budget.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './child.mjs';

const dist = path.join(root, 'apps/web/dist');

/** kB gzip by page. A page is a module `*-page.tsx` that the router loads when it is visited; the first pattern that fits holds. */
const pageBudgets = [
  [/\/(?:order-wizard\/|new-order-)/, 170, 'wizard'],
  // Its forms are what one comes for: the form library is part of the first visit.
  [/\/(?:account|choose-password)-page\.tsx$/, 155, 'account'],
  // The editor of rich text is the page: half of its weight is ProseMirror (docs/decisions/0028).
  [/\/article-page\.tsx$/, 230, 'article'],
  [/\/payment-page\.tsx$/, 130, 'payment'],
  [/\/order(?:-detail)?-page\.tsx$/, 130, 'order'],
  [/-page\.tsx$/, 120, 'page'],
];

/** A section of the wizard has its own address, and is opened there with its page. */
const isSection = (source) => /\/steps\/.+-step\.tsx$/.test(source);

function closure(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return seen;
}

function lazyFrom(manifest, keys) {
  return [...closure(manifest, keys)].flatMap((key) => manifest[key].dynamicImports ?? []);
}

function filesOf(manifest, keys) {
  return new Set([...closure(manifest, keys)].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

/** The documents of the signed-in areas, by who works in them. */
const areas = { carriers: 'app.html', administrators: 'admin.html' };

/** The pages that an area's document leads to, each of the wizard's sections as one. */
function pagesOfArea(manifest, document) {
  const routed = lazyFrom(manifest, [document]).filter((key) => key.endsWith('-page.tsx'));
  return [...new Set(routed)].flatMap((page) => {
    const [, budget, kind] = pageBudgets.find(([pattern]) => pattern.test(page));
    const sections = lazyFrom(manifest, [page]).filter(isSection);
    const opened = sections.length === 0 ? [[page]] : sections.map((section) => [page, section]);
    return opened.map((keys) => ({
      name: `${kind}: ${keys.at(-1).replace('src/', '')}`,
      budget,
      keys: [document, ...keys],
    }));
  });
}

/** The check is loaded where somebody touches it, with its texts in one language: the longer ones count. */
const isEnglish = (source) => source.endsWith('/check-words-en.ts');
const isLoadCheck = (source) => source.endsWith('/load-check-island.ts');

/** What a first visit to each page loads, and what it may weigh in kB gzip. */
export function pagesOf(manifest) {
  const pages = Object.entries(areas).flatMap(([who, document]) => [
    ...pagesOfArea(manifest, document),
    { name: `area of ${who}, without a page`, budget: 120, keys: [document] },
  ]);
  const checkKeys = lazyFrom(manifest, ['site.html']).filter(isLoadCheck);
  const loadedByCheck = checkKeys.flatMap((key) => manifest[key].dynamicImports.filter((part) => !isEnglish(part)));
  const visitors = [
    { name: 'public pages, before a touch', budget: 5, keys: ['site.html'] },
    {
      name: 'public pages and sign-in, touched',
      budget: 110,
      keys: ['site.html', ...lazyFrom(manifest, ['site.html']).filter((key) => !isLoadCheck(key))],
    },
    {
      name: 'load check, touched',
      budget: 110,
      keys: ['site.html', ...checkKeys, ...loadedByCheck],
    },
  ];
  return [...pages, ...visitors].map(({ name, budget, keys }) => ({ name, budget, files: filesOf(manifest, keys) }));
}

function kilobytes(files) {
  const sizes = [...files].map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
  return sizes.reduce((all, size) => all + size, 0) / 1000;
}

/** @returns {boolean} whether every page keeps its budget. */
export function budgets() {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The web app is not built.');
  const pages = pagesOf(JSON.parse(readFileSync(file, 'utf8'))).toSorted((a, b) => a.name.localeCompare(b.name));
  const weighed = pages.map((page) => ({ ...page, size: kilobytes(page.files) }));
  console.log('\n  Script of a first visit, kB gzip');
  for (const { name, size, budget } of weighed) {
    console.log(`  ${size > budget ? '✗' : '✓'} ${size.toFixed(1).padStart(6)} of ${budget}  ${name}`);
  }
  return weighed.every(({ size, budget }) => size <= budget);
}
