import { expect, test } from 'vitest';
import { findConcernedTests, listNames, reachTests } from './concerned-tests.mjs';

test('names are imports, parts loaded later, workers and data; types and words are none', () => {
  const text = [
    "import { a } from './a.ts';",
    "export * from '../b.ts';",
    "import type { T } from './types.ts';",
    'import type {\n  U,\n} from "./more-types.ts";',
    "const late = () => import('#ui/late.tsx');",
    "new URL('./worker.ts', import.meta.url);",
    "import css from './c.css?raw';",
    "import.meta.glob('./*/texts.ts');",
    "say('hello');",
  ].join('\n');
  expect(listNames(text)).toEqual(['./a.ts', '../b.ts', '#ui/late.tsx', './worker.ts', './c.css', './*/texts.ts']);
});

const files = {
  'apps/web/src/ui/button.tsx': '',
  'apps/web/src/app/page.tsx': "import { Button } from '#ui/button.tsx';",
  'apps/web/src/app/page.test.tsx': "import { Page } from './page.tsx';",
  'apps/web/src/app/types.test.ts': "import type { Page } from './page.tsx';",
  'apps/web/src/site/texts.test.ts': "import.meta.glob(['./texts/*/*.ts', '!./texts/*/*.test.ts']);",
  'packages/contract/src/rules.ts': '',
  'packages/contract/src/index.ts': '',
  'apps/web/src/app/rules.test.ts': "import { rule } from '@wideload/contract/rules';",
  'apps/web/src/app/calls.test.ts': "import { call } from '@wideload/contract';",
};
const reach = (...changes) => reachTests(changes, Object.keys(files), (file) => files[file]);

test.each([
  ['through files and aliases', 'apps/web/src/ui/button.tsx', ['apps/web/src/app/page.test.tsx']],
  ['through patterns', 'apps/web/src/site/texts/es/legal.ts', ['apps/web/src/site/texts.test.ts']],
  ['through a part of a package', 'packages/contract/src/rules.ts', ['apps/web/src/app/rules.test.ts']],
  ['through a package', 'packages/contract/src/index.ts', ['apps/web/src/app/calls.test.ts']],
  ['itself', 'apps/web/src/app/types.test.ts', ['apps/web/src/app/types.test.ts']],
  ['nowhere', 'apps/web/src/ui/other.tsx', []],
])('a change reaches tests: %s', (_, change, tests) => {
  expect(reach(change)).toEqual(tests);
});

test('in this repository a change of a button reaches tests of pages, and settings of Vitest reach all tests of their folder', () => {
  const ofButton = findConcernedTests('apps/web', ['apps/web/src/ui/button.tsx']);
  expect(ofButton).toContain('apps/web/src/app/shell/shell.dom.test.tsx');
  const all = findConcernedTests('apps/web', ['apps/web/vitest.config.ts']);
  expect(all.length).toBeGreaterThan(ofButton.length);
  expect(findConcernedTests('scripts', ['scripts/concerned-tests.mjs'])).toContain('scripts/concerned-tests.test.mjs');
});
