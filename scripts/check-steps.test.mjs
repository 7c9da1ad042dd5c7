import { expect, test } from 'vitest';
import { checkSteps, typeSteps } from './check-steps.mjs';

const list = (files) => checkSteps({ files, imports: false }).map(([name]) => name);
const listTypes = (files) => list(files).filter((name) => name.startsWith('Types of '));
const all = typeSteps().map(([name]) => name);

test('a change of the web app can break the types of the web app alone', () => {
  expect(listTypes(['apps/web/src/main.tsx', 'README.md'])).toEqual(all.filter((name) => name.includes('apps/web')));
});

test('a change of a package, of the API or of a configuration can break any types', () => {
  expect(listTypes([])).toEqual(all);
  expect(listTypes(['README.md'])).toEqual([]);
  for (const file of ['packages/domain/src/index.ts', 'apps/api/src/app.ts', 'tsconfig.base.json'])
    expect(listTypes(['apps/web/src/main.tsx', file])).toEqual(all);
});

test('a generator runs where its workspace changed, and in CI', () => {
  const roads = 'Freshness by packages/routing/scripts/generate-road-graph.mjs';
  expect(list(['apps/web/src/main.tsx'])).not.toContain(roads);
  expect(list(['packages/routing/data/README.md'])).toContain(roads);
  expect(checkSteps().map(([name]) => name)).toEqual(expect.arrayContaining([roads, 'Imports', 'Unused code', ...all]));
});
