// Checks that components and style sheets agree on class names, and that sizes of text are relative (docs/decisions/styles-and-layout.md).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './child.mjs';

const source = path.join(root, 'apps/web/src');
const globalSheet = /^ui\/(?:text|table|layout\/layout)\.css$/;

/** The first group of every match. */
function findMatches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, found]) => found);
}

/** The first group of every match, split at spaces. */
function findNames(text, pattern) {
  return findMatches(text, pattern).flatMap((names) => names.split(' '));
}

function listClasses(sheet) {
  const plain = sheet.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '');
  return new Set(findNames(plain, /\.([a-z][\w-]*)(?=[^;}]*\{)/gi));
}

/** `#product/trip/trip.module.css` is an alias (apps/web/package.json). */
function resolveSheet(file, target) {
  return target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target);
}

/** Null if a script computes a class name. */
function findAsked(module, scripts) {
  const asked = new Set();
  for (const [file, code] of scripts)
    for (const [, local, target] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      if (resolveSheet(file, target) !== module) continue;
      if (new RegExp(`\\b${local}\\[[^']`).test(code)) return null;
      for (const name of findNames(code, new RegExp(`\\b${local}\\['([^']+)'\\]`, 'g'))) asked.add(name);
    }
  return asked;
}

/** @param {[file: string, content: string][]} files */
export function findWrongNames(files) {
  const scripts = files.filter(([file]) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const modules = files.filter(([file]) => file.endsWith('.module.css'));
  const primitives = new Set(
    files.filter(([file]) => globalSheet.test(file)).flatMap(([, css]) => [...listClasses(css)]),
  );
  const known = new Set(files.filter(([file]) => file.endsWith('.css')).flatMap(([, css]) => [...listClasses(css)]));
  const used = new Set(scripts.flatMap(([, code]) => findNames(code, /["']([a-z][\w -]*)["']/g)));
  const wrong = modules.flatMap(([file, sheet]) => {
    const there = listClasses(sheet);
    const asked = findAsked(file, scripts) ?? there;
    const composed = findNames(sheet, /composes: ([^;]+) from global/g);
    for (const name of composed) used.add(name);
    return [
      ...[...asked].filter((name) => !there.has(name)).map((name) => `${file} has no .${name}`),
      ...[...there].filter((name) => !asked.has(name)).map((name) => `${file}: no component uses .${name}`),
      ...composed
        .filter((name) => !primitives.has(name))
        .map((name) => `${file} composes .${name}, which does not exist`),
    ];
  });
  const unknown = scripts.flatMap(([file, code]) =>
    findNames(code, / className="([^"]+)"/g)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: no style sheet has .${name}`),
  );
  return [
    ...wrong,
    ...unknown,
    ...[...primitives].filter((name) => !used.has(name)).map((name) => `No page uses the primitive .${name}`),
  ];
}

/** Figures on their own: a name such as `--s4` and `#fff` are none. */
const inPx = /(?<![\w-])[\d.]+px/;

/**
 * Text grows with the size that a person set in the browser, and the layout breaks where it has to. A drawing has its texts
 * in its own coordinates: a size of SVG's `text` is in px.
 *
 * @param {[file: string, content: string][]} files
 */
export function findFixedSizes(files) {
  return files.flatMap(([file, code]) => {
    // The pictures of the landing page are photographed at one size.
    if (file === 'site/pictures.css' || /\.test\./.test(file)) return [];
    if (!file.endsWith('.css'))
      return findMatches(code, /useMedia\('([^']*)/g)
        .filter((query) => inPx.test(query))
        .map((query) => `${file}: a width of a window is in em: ${query}`);
    const plain = code.replaceAll(/\/\*[^]*?\*\//g, '');
    const widths = findMatches(plain, /@((?:custom-media|media|container) [^{;]*)/g);
    const rules = [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(
      ([, selector]) => !/(?<![.\w-])text\b(?!-)/.test(selector),
    );
    const sizes = rules.flatMap(([, , rule]) =>
      findMatches(rule, /((?<![\w-])(?:font|font-size|line-height|--text-[a-z]+): [^;]*)/g),
    );
    return [
      ...widths
        .filter((width) => inPx.test(width))
        .map((width) => `${file}: a width is in em or rem: @${width.trim()}`),
      ...sizes.filter((size) => inPx.test(size)).map((size) => `${file}: a size of text is in rem: ${size}`),
    ];
  });
}

function check() {
  const names = readdirSync(source, { recursive: true }).map((name) => String(name).replaceAll(path.sep, '/'));
  const files = names
    .filter((name) => /\.(?:css|tsx?)$/.test(name))
    .map((name) => [name, readFileSync(path.join(source, name), 'utf8')]);
  const wrong = [...findWrongNames(files), ...findFixedSizes(files)];
  for (const line of wrong) console.error(`apps/web/src: ${line}`);
  const sheets = files.filter(([name]) => name.endsWith('.css')).length;
  // A check that reads no files would always pass.
  if (sheets < 100) throw new Error(`Only ${sheets} style sheets were read.`);
  console.log(`${wrong.length} wrong class names or sizes in ${sheets} style sheets.`);
  return wrong.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(check() ? 0 : 1);
