// npm test: everything, from a fresh clone on a bare machine. Its last line is 'N passed, N failed'.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { targets } from './build-targets.mjs';
import { checkSteps, inPairs } from './check-steps.mjs';
import { root } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { runPlaywright, runStep, runVitest, sum } from './outcome.mjs';
import { phase } from './phases.mjs';
import { providePostgres15, startPostgres15 } from './postgres-15.mjs';
import { isFresh } from './stale.mjs';

const outcomes = [];
const begin = performance.now();

/** A step that throws has failed, and the others still run. */
async function attempt(work) {
  try {
    const outcome = await work();
    if (outcome !== undefined) outcomes.push(outcome);
  } catch (error) {
    console.log(`✗ ${error instanceof Error ? error.message : String(error)}`);
    outcomes.push({ passed: 0, failed: 1 });
  }
}

/** The API on the oldest PostgreSQL that it has to run on; the embedded one, which is newer, is what the browser journeys run on. */
async function otherTests(fetched) {
  const all = ['--project', '!@wideload/domain'];
  // Until the browser is there PostgreSQL may be under way too.
  await fetched.catch(() => undefined);
  const server = await phase('PostgreSQL 15', startPostgres15);
  if (server === null) {
    if (process.env.CI === 'true') throw new Error('CI runs the API tests on PostgreSQL 15, and it is not installed.');
    return runVitest('Contract, web, and API on the embedded PostgreSQL, as PostgreSQL 15 is not installed', all);
  }
  try {
    return await runVitest('Contract, web, and API on PostgreSQL 15', all, { env: { TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

/** What may have to be downloaded is, while the processor is busy with something else: PostgreSQL, then the browser, as apt does one thing at a time. */
function fetchPrograms(installed) {
  const browser = Promise.all([providePostgres15(), installed]).then(findBrowser);
  // Told where the journeys ask for it.
  browser.catch(() => undefined);
  return browser;
}

async function everything() {
  checkNode();
  const installed = install();
  const fetched = fetchPrograms(installed);
  await installed;
  await inPairs(checkSteps(), (name, command) => attempt(() => runStep(name, command)));
  await attempt(() => runVitest('Domain, with coverage', ['--root', 'packages/domain', '--coverage']));
  await attempt(() => otherTests(fetched));
  await attempt(() => runStep('Build within the budgets', [process.execPath, 'scripts/build.mjs']));
  // A page over its budget is built all the same.
  const isBuilt = Object.entries(targets).every(([name, target]) => isFresh(name, target));
  if (!isBuilt) throw new Error('Browser journeys: not run, as the build failed.');
  const browser = await phase('Browser', () => fetched);
  await attempt(() => runPlaywright('Browser journeys', [], { browser, cwd: path.join(root, 'e2e') }));
}

await attempt(everything);
const { passed, failed } = sum(outcomes);
console.log(`\nIn ${((performance.now() - begin) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
