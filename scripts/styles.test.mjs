import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findWrongNames } from './styles.mjs';

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
