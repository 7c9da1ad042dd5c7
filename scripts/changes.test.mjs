import { expect, test } from 'vitest';
import { chooseTests } from './changes.mjs';

const argsFor = (...changes) => chooseTests(changes, 'abc').map(({ args }) => args.join(' '));

test('a change is tested where it is: by imports, and in the API by folders', () => {
  expect(argsFor('packages/domain/src/permits/fees/pricing.ts')).toEqual(['--root packages/domain --changed abc']);
  expect(argsFor('apps/web/src/ui/button.tsx', 'apps/web/src/ui/tokens.css')).toEqual(['--project web* --changed abc']);
  expect(argsFor('apps/api/src/features/articles/feed.ts', 'apps/api/src/features/articles/feed.test.ts')).toEqual([
    '--project api apps/api/src/features/articles/',
  ]);
  expect(argsFor('scripts/check.mjs', 'packages/contract/src/index.ts')).toEqual([
    '--project contract --changed abc',
    '--project scripts --changed abc',
  ]);
});

test('a change of documents or journeys needs no unit test', () => {
  expect(argsFor('README.md', 'e2e/journeys/press.spec.ts')).toEqual([]);
});
