// Prints the gzipped size of the scripts of a first visit to each page, and compares it with its budget.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './child.mjs';

const dist = path.join(root, 'apps/web/dist');

/** In kB gzip. A page is a module `*-page.tsx` that the router loads lazily; the first matching pattern applies. */
const pageBudgets = [
  // A new order opens without the rules of the later steps. A phone order loads the admin's frame, too.
  [/\/basic-details-step\.tsx$/, 191, 'wizard'],
  [/\/(?:wizard\/|new-order-|phone-order-|steps\/)/, 259, 'wizard'],
  // The page is a form, so the first visit includes the form library.
  [/\/(?:account|choose-password)-page\.tsx$/, 180, 'account'],
  // ProseMirror is half of the editor's weight (docs/decisions/blog.md).
  [/\/article-editor-page\.tsx$/, 251, 'article'],
  [/\/payment-page\.tsx$/, 152, 'payment'],
  [/\/(?:admin-|carrier-)order-page\.tsx$/, 212, 'order'],
  [/\/order-list-page\.tsx$/, 164, 'order list'],
  // The admin's lists of orders: filters, a combobox of the states, keys.
  [/\/(?:queue|permits)-page\.tsx$/, 165, 'orders'],
  [/-page\.tsx$/, 152, 'page'],
];

/** A section of the wizard has a separate address and loads with its page, each but the first with the rules of all. */
const isSection = (source) => /\/steps\/.+-step\.tsx$/.test(source);
const isFirstSection = (source) => source.endsWith('/basic-details-step.tsx');
const isLaterSteps = (source) => source.endsWith('/later-steps.ts');

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

function listLazyKeys(manifest, keys) {
  return [...closure(manifest, keys)].flatMap((key) => manifest[key].dynamicImports ?? []);
}

function listFilesFor(manifest, keys) {
  return new Set([...closure(manifest, keys)].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

const areas = { carriers: 'app.html', administrators: 'admin.html' };

/** Each section of the wizard counts as a page. */
function listAreaPages(manifest, document) {
  const routed = listLazyKeys(manifest, [document]).filter((key) => key.endsWith('-page.tsx'));
  return [...new Set(routed)].flatMap((page) => {
    const parts = listLazyKeys(manifest, [page]);
    const sections = parts.filter(isSection);
    const toKeys = (section) => [page, ...(isFirstSection(section) ? [] : parts.filter(isLaterSteps)), section];
    const opened = sections.length === 0 ? [[page]] : sections.map(toKeys);
    return opened.map((keys) => {
      const [, budget, kind] = pageBudgets.find(([pattern]) => pattern.test(keys.at(-1)));
      return { name: `${kind}: ${keys.at(-1).replace('src/', '')}`, budget, keys: [document, ...keys] };
    });
  });
}

/** The load check, also that in the hero, and its texts load with the first interaction. */
const isCheckTexts = (source) => /site\/texts\/\w+\/load-check\.ts$/.test(source);
const isLoadCheck = (source) => source.endsWith('/load-check-island.ts');
const isHeroCheck = (source) => source.endsWith('/hero-check-island.ts');
const isMovementAnswer = (source) => source.endsWith('/movement-answers.ts');
const isSignIn = (source) => source.endsWith('/site-modals.tsx');

/** Visitors load little until they interact. Only sign-in and the load check load React. */
function visitorPages(site) {
  const touched = listLazyKeys(site, ['site.html']);
  const check = touched.filter(isLoadCheck);
  const drawn = check.flatMap((key) => site[key].dynamicImports ?? []);
  const answered = listLazyKeys(site, drawn).filter(isMovementAnswer);
  if (check.length > 0 && answered.length === 0) throw new Error('No chunk holds the answers of the load check.');
  const checks = Object.keys(site).filter(isCheckTexts);
  const hero = touched.filter(isHeroCheck);
  const renderedHero = hero.flatMap((key) => site[key].dynamicImports ?? []);
  const small = touched.filter((key) => !isLoadCheck(key) && !isHeroCheck(key) && !isSignIn(key));
  return [
    { name: 'public pages, before a touch', budget: 5, keys: ['site.html'] },
    { name: 'public pages, everything small touched', budget: 70, keys: ['site.html', ...small] },
    { name: 'public pages, sign-in open', budget: 120, keys: ['site.html', ...touched.filter(isSignIn)] },
    ...checks.flatMap((texts) => {
      const touched = { budget: 152, keys: ['site.html', ...check, ...drawn, texts] };
      const name = texts.replace('src/', '');
      const heroKeys = ['site.html', ...hero, ...renderedHero, texts];
      return [
        ...(hero.length === 0 ? [] : [{ name: `public pages, hero touched: ${name}`, budget: 134, keys: heroKeys }]),
        { ...touched, name: `public pages, load check touched: ${name}` },
        // The rows of the states load with the first answer.
        { name: `public pages, load check answered: ${name}`, budget: 192, keys: [...touched.keys, ...answered] },
      ];
    }),
  ];
}

/** A phone opens it at a truck stop. */
const packetPages = [{ name: 'packet of a trip', budget: 70, keys: ['packet.html'] }];

/**
 * A build of before there were packets has no manifest of theirs.
 * @param {{ areas: unknown, site: unknown, packet?: unknown }} manifests
 */
export function listPageSizes({ areas: manifest, site, packet }) {
  const pages = Object.entries(areas).flatMap(([who, document]) => [
    ...listAreaPages(manifest, document),
    { name: `area of ${who}, without a page`, budget: 139, keys: [document] },
  ]);
  const weighedIn =
    (bundle) =>
    ({ name, budget, keys }) => ({ name, budget, files: listFilesFor(bundle, keys) });
  return [
    ...pages.map(weighedIn(manifest)),
    ...visitorPages(site).map(weighedIn(site)),
    ...(packet === undefined ? [] : packetPages.map(weighedIn(packet))),
  ];
}

export function kilobytes(files, folder = dist) {
  const sizes = [...files].map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length);
  return sizes.reduce((all, size) => all + size, 0) / 1000;
}

/** @returns {boolean} true if every page meets its budget. */
export function budgets() {
  const read = (name) => JSON.parse(readFileSync(path.join(dist, '.vite', `${name}.json`), 'utf8'));
  if (!existsSync(path.join(dist, '.vite'))) throw new Error('The web app is not built.');
  const manifests = { areas: read('areas'), site: read('site'), packet: read('packet') };
  const pages = listPageSizes(manifests).toSorted((a, b) => a.name.localeCompare(b.name));
  const weighed = pages.map((page) => ({ ...page, size: kilobytes(page.files) }));
  console.log('\n  Script of a first visit, kB gzip');
  for (const { name, size, budget } of weighed) {
    console.log(`  ${size > budget ? '✗' : '✓'} ${size.toFixed(1).padStart(6)} of ${budget}  ${name}`);
  }
  return weighed.every(({ size, budget }) => size <= budget);
}
