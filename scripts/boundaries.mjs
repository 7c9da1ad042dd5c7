// Checks the import rules of .dependency-cruiser.cjs, type imports and cycles included.
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { root } from './child.mjs';

process.chdir(root);
const require = createRequire(import.meta.url);

// dependency-cruiser makes swc parse every file without JSX. Only a .tsx file may be parsed with it, because it changes the meaning of `<T>`.
const swc = require('@swc/core');
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const { cruise } = await import('dependency-cruiser');
const { forbidden, options } = require('../.dependency-cruiser.cjs');

const folders = ['packages', 'apps', 'e2e', 'ops'];
const isSource = (file) => /\.(?:ts|tsx)$/.test(file) && !/(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(file);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).filter((file) => isSource(`${folder}/${String(file)}`)),
);

const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
const { violations, totalCruised, totalDependenciesCruised } = output.summary;
const seen = output.modules.filter(
  ({ source, dependencies }) => /^(?:packages|apps|e2e|ops)\/.*\.tsx?$/.test(source) && dependencies,
);

for (const { from, to, rule, cycle } of violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
  console.error(`${rule.name}: ${from} -> ${way}\n    ${comment}`);
}
// With a missing or changed parser the tool would find nothing and pass.
if (seen.length < sources.length || totalDependenciesCruised < sources.length) {
  console.error(
    `Only ${seen.length} of ${sources.length} source files and ${totalDependenciesCruised} imports were read.`,
  );
  process.exit(1);
}
console.log(`${violations.length} wrong imports in ${totalCruised} modules.`);
process.exit(violations.length === 0 ? 0 : 1);
