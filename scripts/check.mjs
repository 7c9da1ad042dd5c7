// npm run check: everything that is quick enough before each commit.
import { checkSteps, inPairs } from './check-steps.mjs';
import { checkNode, install } from './install.mjs';
import { runStep, runVitest, sum } from './outcome.mjs';
import { main } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  const outcomes = [];
  await inPairs(checkSteps(), async (name, command) => outcomes.push(await runStep(name, command)));
  outcomes.push(await runVitest('Domain, with coverage', ['--root', 'packages/domain', '--coverage']));
  // The supervisor's tests kill servers for half a minute; npm test runs them.
  outcomes.push(
    await runVitest('Contract, API and web', [
      '--project',
      '!@wideload/domain',
      '--exclude',
      '**/platform/postgres/**',
    ]),
  );
  process.exit(sum(outcomes).failed === 0 ? 0 : 1);
});
