import { expect, test } from 'vitest';
import { changesImports, chooseTests } from './changes.mjs';

const findTests = (folder) => (folder === 'packages/local-time' ? [] : [`${folder}/a.test.ts`, `${folder}/b.test.ts`]);
const argsFor = (...changes) => chooseTests(changes, findTests).map(({ args }) => args.join(' '));

test('a change is tested where it is: by imports, and in the API by folders', () => {
  expect(argsFor('packages/domain/src/permits/fees/pricing.ts')).toEqual([
    '--root packages/domain a.test.ts b.test.ts',
  ]);
  expect(argsFor('apps/web/src/ui/button.tsx', 'apps/web/src/ui/tokens.css')).toEqual([
    '--project web* apps/web/a.test.ts apps/web/b.test.ts',
  ]);
  expect(
    argsFor('apps/api/src/features/articles/feed.routes.ts', 'apps/api/src/features/articles/feed.test.ts'),
  ).toEqual(['--project api apps/api/src/features/articles/']);
  expect(argsFor('scripts/check.mjs', 'packages/contract/src/index.ts')).toEqual([
    '--project contract packages/contract/a.test.ts packages/contract/b.test.ts',
    '--project scripts scripts/a.test.ts scripts/b.test.ts',
  ]);
});

test('Vitest is not started where the change concerns no test', () => {
  expect(argsFor('packages/local-time/src/local-time.ts')).toEqual([]);
});

test('a change of documents or journeys needs no unit test', () => {
  expect(argsFor('README.md', 'e2e/journeys/press.spec.ts')).toEqual([]);
});

test.each([
  ['a line of a function', '+++ b/a.ts\n@@ -3 +3 @@\n-  return 1;\n+  return 2;', false],
  ['an import', "+++ b/a.ts\n@@ -1 +1 @@\n-import { b } from './b.ts';", true],
  ['an export', '+++ b/a.ts\n@@ -1 +1 @@\n+export function c() {', true],
  ['a package', '+++ b/e2e/package.json\n@@ -1 +1 @@\n+    "uuid": "14.0.3"', true],
  ['a new file', 'new file c.ts', true],
  ['a moved file', 'rename from a.ts\nrename to b.ts', true],
])('the import rules are checked after a change of them: %s', (_, diff, expected) => {
  expect(changesImports(diff)).toBe(expected);
});
