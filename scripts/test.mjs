// npm test: everything, from a fresh clone on a bare machine. Its last line is 'N passed, N failed'.
import path from 'node:path';
import { checkAdvisories } from './advisories.mjs';
import { findBrowser } from './browser.mjs';
import { runOnNode, versions } from '../ops/nodes/nodes.mjs';
import { targets } from './build-targets.mjs';
import { checkSteps, productTypeSteps, runInPairs } from './check-steps.mjs';
import { root } from './child.mjs';
import { measureEmptyProgram } from './empty-program.mjs';
import { findEngines } from './engines.mjs';
import { checkNode, install } from './install.mjs';
import { forCi, forTest } from './left-out.mjs';
import { listFailures, noteFailure, runPlaywright, runStep, runVitest, sum } from './outcome.mjs';
import { phase } from './phases.mjs';
import { providePostgres15, startPostgres15 } from './postgres-15.mjs';
import { isFresh } from './stale.mjs';

/** The API tests in which Node.js itself has a part: starts, HTTP, the database, processes, providers. `npm run ops -- nodes` runs all. */
const NODE_TESTS = [
  'src/start',
  'src/platform/http',
  'src/platform/db',
  'src/platform/workers',
  'src/platform/state-pdfs',
  'src/features/permits/pdfs',
  'src/providers',
];

const outcomes = [];
const begin = performance.now();
const emptyProgramAtBegin = measureEmptyProgram(5);

/** A step that throws has failed, and the others still run. */
async function attempt(work) {
  try {
    const outcome = await work();
    if (outcome !== undefined) outcomes.push(outcome);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${said}`);
    noteFailure('Not finished', said);
    outcomes.push({ passed: 0, failed: 1 });
  }
}

/** CI also runs every check of the code, and has the API on the oldest PostgreSQL that it supports. Longer work is npm run ops. */
const isCi = process.env.CI === 'true';

const e2e = path.join(root, 'e2e');

/** Downloads the programs that the tests need while the processor is busy, one after the other, as apt takes one at a time. */
function fetchPrograms(installed) {
  const browser = Promise.all([isCi ? providePostgres15() : null, installed]).then(findBrowser);
  // A failure is reported where the journeys need the browser.
  browser.catch(() => undefined);
  return browser;
}

/** The tests of the included server start it themselves. */
async function runOnPostgres15() {
  const server = await phase('PostgreSQL 15', startPostgres15);
  if (server === null) throw new Error('CI runs the API tests on PostgreSQL 15, and it is not installed.');
  try {
    return await runVitest('Contract, web and API on PostgreSQL 15', ['--project', '!@wideload/domain', ...forCi], {
      env: { TEST_DATABASE_URL: server.url },
      retries: 1,
    });
  } finally {
    await server.stop();
  }
}

/** Measuring what the tests of the domain cover doubles their time. */
async function runTestsOfCi(fetched) {
  await attempt(() => runVitest('Domain, with coverage', ['--root', 'packages/domain', '--coverage']));
  // Until the browser is there, apt may be at work on PostgreSQL.
  await fetched.catch(() => undefined);
  return runOnPostgres15();
}

function runTests() {
  return runVitest('Domain, contract, web and API', forTest);
}

async function testEverything() {
  checkNode();
  const installed = install();
  const fetched = fetchPrograms(installed);
  await installed;
  const steps = isCi ? checkSteps() : productTypeSteps();
  await runInPairs(steps, (name, command) => attempt(() => runStep(name, command)));
  if (isCi) await attempt(checkAdvisories);
  await attempt(() => (isCi ? runTestsOfCi(fetched) : runTests()));
  await attempt(() => runStep('Build within the budgets', [process.execPath, 'scripts/build.mjs']));
  // A page over its budget is built all the same.
  const isBuilt = Object.entries(targets).every(([name, target]) => isFresh(name, target));
  if (!isBuilt) throw new Error('Browser journeys: not run, as the build failed.');
  // They are done in half a minute; the others are npm run faults.
  if (isCi)
    await attempt(() =>
      runStep('Faults, the quick ones', [process.execPath, 'ops/on-build.mjs', 'ops/faults/run.ts', '--quick']),
    );
  if (isCi) for (const version of [versions[0], versions.at(-1)]) await attempt(() => runOnNode(version, NODE_TESTS));
  const browser = await phase('Browser', () => fetched);
  await attempt(() =>
    runPlaywright('Browser journeys', [], { browser, cwd: e2e, env: { E2E_EXTENT: isCi ? 'usual' : 'today' } }),
  );
  if (isCi)
    await attempt(async () => runPlaywright('Firefox and WebKit', [], { browser, cwd: e2e, env: await findEngines() }));
}

await attempt(testEverything);
const { passed, failed } = sum(outcomes);
const ms = performance.now() - begin;
// A machine that starts one in 42 ms makes 21,600 in the 15 minutes that CI may take (docs/figures.md).
const starts = (2 * ms) / (emptyProgramAtBegin + measureEmptyProgram(5));
console.log(`\nIn ${(ms / 1000).toFixed(0)} s, as long as ${starts.toFixed(0)} starts of an empty program`);
for (const line of listFailures()) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
