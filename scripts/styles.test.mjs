import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFixedSizes, findWrongNames } from './styles.mjs';

const script = [
  'a/part.tsx',
  `import css from './part.module.css';\n<p className={css['here']}><b className="stack" /></p>`,
];
const layout = ['ui/layout/layout.css', '.stack {\n  gap: 4px;\n}'];

test.each([
  [
    'a component asks for a name that its module does not have',
    '.other {\n}',
    ['a/part.module.css has no .here', 'a/part.module.css: no component uses .other'],
  ],
  [
    'a module composes a primitive that does not exist',
    '.here {\n  composes: stak from global;\n}',
    ['a/part.module.css composes .stak, which does not exist'],
  ],
  ['all names agree', '.here:hover {\n  composes: stack from global;\n  margin: 0.5em;\n}', []],
])('%s', (_, module, wrong) => {
  expect(findWrongNames([script, layout, ['a/part.module.css', module]])).toEqual(wrong);
});

test('a module that a component imports by an alias is read too', () => {
  const other = ['b/other.tsx', `import css from '#a/part.module.css';\n<p className={css['missing']} />`];
  const module = ['a/part.module.css', '.here {\n  composes: stack from global;\n}'];
  expect(findWrongNames([script, other, layout, module])).toEqual(['a/part.module.css has no .missing']);
});

test('a name that a component writes out and no style sheet has is found', () => {
  const other = ['b/other.tsx', `<p className="stack algin-end" />`];
  expect(findWrongNames([other, layout])).toEqual(['b/other.tsx: no style sheet has .algin-end']);
});

test('a primitive that no page uses is found', () => {
  expect(findWrongNames([['ui/text.css', '.hint {\n}']])).toEqual(['No page uses the primitive .hint']);
});

test.each([
  [
    'a size of text',
    'ui/a.css',
    '.hint {\n  font-size: 13px;\n}',
    ['ui/a.css: a size of text is in rem: font-size: 13px'],
  ],
  [
    'a font with its line',
    'ui/a.css',
    '.sum {\n  font: 700 2rem/40px serif;\n}',
    ['ui/a.css: a size of text is in rem: font: 700 2rem/40px serif'],
  ],
  [
    'a size among the tokens',
    'ui/a.css',
    ':root {\n  --text-small: 14px;\n}',
    ['ui/a.css: a size of text is in rem: --text-small: 14px'],
  ],
  [
    'a breakpoint',
    'ui/a.css',
    '@custom-media --phone (max-width: 576px);',
    ['ui/a.css: a width is in em or rem: @custom-media --phone (max-width: 576px)'],
  ],
  [
    'a width of a container',
    'ui/a.css',
    '@container (width < 520px) {\n}',
    ['ui/a.css: a width is in em or rem: @container (width < 520px)'],
  ],
  [
    'a width that a script asks for',
    'a/part.tsx',
    `useMedia('(min-width: 992px)')`,
    ['a/part.tsx: a width of a window is in em: (min-width: 992px)'],
  ],
  ['a size in a drawing', 'ui/a.css', '.axis text,\ntext.tip {\n  font-size: 13px;\n}', []],
  [
    'relative sizes',
    'ui/a.css',
    '.hint {\n  padding: 4px;\n  font: 700 var(--text-small)/1.4 serif;\n  text-underline-offset: 3px;\n}',
    [],
  ],
])('%s in px is found where a browser with larger text would not enlarge it', (_, file, code, found) => {
  expect(findFixedSizes([[file, code]])).toEqual(found);
});

test('the bar of the browser has the colors of the bar at the top of the page', () => {
  const read = (file) => readFileSync(new URL(`../apps/web/${file}`, import.meta.url), 'utf8');
  const [light, dark] = read('src/ui/tokens.css').split('[data-theme=');
  const colors = [
    ...read('src/site/render/site-head.ts').matchAll(/(surface|hero): \{ light: '(.*)', dark: '(.*)' \}/g),
  ];
  expect(colors.map(([, token]) => token)).toEqual(['surface', 'hero']);
  for (const [, token, day, night] of colors) {
    expect(light).toContain(`--${token}: ${day};`);
    expect(dark).toContain(`--${token}: ${night};`);
  }
  const [, , day, night] = colors[0];
  for (const area of ['app.html', 'admin.html'])
    expect(read(area)).toContain(`name="theme-color" content="${day}" data-light="${day}" data-dark="${night}"`);
});
