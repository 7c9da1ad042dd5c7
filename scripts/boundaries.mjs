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

const folders = ['packages', 'apps', 'e2e', 'bench', 'faults'];
const isSource = (file) => /\.(?:ts|tsx)$/.test(file) && !/(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(file);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).filter((file) => isSource(`${folder}/${String(file)}`)),
);

const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
const { violations, totalCruised, totalDependenciesCruised } = output.summary;
const seen = output.modules.filter(
  ({ source, dependencies }) => /^(?:packages|apps|e2e|bench|faults)\/.*\.tsx?$/.test(source) && dependencies,
);

for (const { from, to, rule, cycle } of violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
  console.error(`${rule.name}: ${from} -> ${way}\n    ${comment}`);
}
// An alias ends at its workspace: scripts and faults use those of the repository.
const withoutAliases = /^apps\/api\/|\bfaults\/|\/scripts\//;

// A ladder of `../` says nothing about the room that it leads to; an alias (`imports` of package.json) names it.
const climbs = output.modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module }) => module.startsWith('../../../') && !withoutAliases.test(source))
    .map(({ module }) => `${source} -> ${module}`),
);
for (const climb of climbs)
  console.error(`two-steps-up: ${climb}\n    Import it by its alias (imports of package.json).`);
// With a missing or changed parser the tool would find nothing and pass.
if (seen.length < sources.length || totalDependenciesCruised < sources.length) {
  console.error(
    `Only ${seen.length} of ${sources.length} source files and ${totalDependenciesCruised} imports were read.`,
  );
  process.exit(1);
}
const wrong = violations.length + climbs.length;
console.log(`${wrong} wrong imports in ${totalCruised} modules.`);
process.exit(wrong === 0 ? 0 : 1);
