// npm run check: quick enough before each commit. It checks the code, and lints and tests what changed since the last check that passed.
import { changesImports, chooseTests, findBase, listChanges, markChecked, readDiff } from './changes.mjs';
import { checkSteps, runInPairs } from './check-steps.mjs';
import { checkNode, install } from './install.mjs';
import { runStep, runVitest, sum } from './outcome.mjs';
import { main } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  const base = findBase();
  const changes = listChanges(base);
  console.log(`${changes.length} files changed since ${base.slice(0, 7)}`);
  const outcomes = [];
  const steps = checkSteps({ files: changes, imports: changesImports(readDiff(base)) });
  await runInPairs(steps, async (name, command) => outcomes.push(await runStep(name, command)));
  for (const { name, args } of chooseTests(changes)) outcomes.push(await runVitest(name, args, { mayBeEmpty: true }));
  console.log(
    'Not run: lint of unchanged files, import rules where no import changed, other unit tests, coverage, the build with its budgets, journeys. npm test runs everything.',
  );
  const { failed } = sum(outcomes);
  if (failed === 0) markChecked();
  process.exit(failed === 0 ? 0 : 1);
});
