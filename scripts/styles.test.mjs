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

test('a primitive that no page uses is found', () => {
  expect(findWrongNames([['ui/text.css', '.hint {\n}']])).toEqual(['No page uses the primitive .hint']);
});
