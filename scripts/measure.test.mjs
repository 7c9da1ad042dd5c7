import { expect, test } from 'vitest';
import { countClimbs, duplicates, fullFolders, resolveImport, sharedNames } from './measure.mjs';

const createFileNames = (folder, count, kind = 'ts') =>
  Array.from({ length: count }, (_, n) => `${folder}/file-${n}.${kind}`);
const createLines = (name, count) => Array.from({ length: count }, (_, n) => `const ${name}${n} = ${n};`);

test('a folder is full from its twenty-sixth source file, tests and styles aside', () => {
  const names = [
    ...createFileNames('apps/web/src/ui', 25),
    ...createFileNames('apps/web/src/ui', 9, 'test.ts'),
    ...createFileNames('apps/web/src/ui', 9, 'module.css'),
    ...createFileNames('apps/web/src/lib', 26),
  ];
  expect(fullFolders(names)).toEqual([['apps/web/src/lib', 26]]);
});

test('an import leads to the same file by its path and by its alias', () => {
  expect(resolveImport('apps/web/src/app/shell/shell.tsx', '../../ui/link.tsx')).toBe('apps/web/src/ui/link.tsx');
  expect(resolveImport('apps/web/src/app/shell/shell.tsx', '#ui/link.tsx')).toBe('apps/web/src/ui/link.tsx');
});

test('a name is shared by files of the same app only', () => {
  const names = ['apps/web/src/a/page.tsx', 'apps/web/src/b/page.tsx', 'apps/api/src/page.tsx'];
  expect(sharedNames(names)).toEqual([['page.tsx', ['apps/web/src/a', 'apps/web/src/b']]]);
});

test('a block of twelve lines that occurs twice is found once, at its full length', () => {
  const shared = createLines('shared', 14);
  const files = [
    { name: 'a.ts', text: [...createLines('a', 3), ...shared].join('\n') },
    { name: 'b.ts', text: ['', ...shared, ...createLines('b', 3)].join('\n') },
  ];
  expect(duplicates(files)).toEqual([{ lines: 14, first: 'a.ts:4', second: 'b.ts:2' }]);
});

test('eleven equal lines are no duplicate', () => {
  const shared = createLines('shared', 11);
  const files = [
    { name: 'a.ts', text: [...shared, 'const a = 1;'].join('\n') },
    { name: 'b.ts', text: [...shared, 'const b = 1;'].join('\n') },
  ];
  expect(duplicates(files)).toEqual([]);
});

test('an import climbs from its third step up', () => {
  const text =
    "import { a } from '../../a.ts';\nimport { b } from '../../../b.ts';\nexport { c } from '../../../../c.ts';";
  expect(countClimbs([{ name: 'apps/web/src/ui/form/d.ts', text }])).toBe(2);
});
