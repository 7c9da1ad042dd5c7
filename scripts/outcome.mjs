// Runs a step of the checks or tests, prints what it says only where it fails, and counts.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, tool } from './child.mjs';

const seconds = (begin) => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

/** Settings of the developer's shell for the product must not reach the tests. */
const cleanEnvironment = Object.fromEntries(
  ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV', 'PUBLIC_URL', 'TEST_DATABASE_URL'].map((name) => [
    name,
    undefined,
  ]),
);

export const sum = (outcomes) =>
  outcomes.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });

/** Failures, repeated at the end of the run: a log may keep only its last lines. */
const failures = [];

/** Records a failure of a step, for the end of the run. */
export const noteFailure = (step, what) => void failures.push(`✗ ${step}: ${what}`);

/** @returns a line for each test and step that failed in this process, in order */
export const listFailures = () => [...failures];

/** A step without tests of its own: it counts only when it fails. */
export async function runStep(name, command, options = {}) {
  const begin = performance.now();
  const { code, output } = await run(command, { quiet: true, env: cleanEnvironment, ...options });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds(begin)}`);
  if (code !== 0) {
    noteFailure(name, `ended with ${code}`);
    console.log(output);
  }
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/** The most tests of a run that may pass only at their second try (docs/decisions/archive/0298-one-more-try.md and 0304). */
const MOST_FLAKY = 2;

/** @returns the flaky tests, and how many of them fail the run: all, or none. */
const judgeFlaky = (flaky) => ({ flaky, tooMany: flaky.length > MOST_FLAKY ? flaky.length : 0 });

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that cannot be loaded has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      where: path.relative(root, name),
      title: fullName,
      said: failureMessages[0] ?? '',
    })),
  );
  // One that passed and has said why it failed was run twice.
  const { flaky, tooMany } = judgeFlaky(tests.filter(({ status, said }) => status === 'passed' && said !== ''));
  return {
    passed: numPassedTests - tooMany,
    failed: numFailedTests + tooMany + numPendingTests + numTodoTests + broken.length,
    flaky,
    broken: [
      ...tests.filter(({ status }) => status !== 'passed').map(({ where, title }) => `${where} ${title}`),
      ...broken.map(({ name }) => path.relative(root, name)),
    ],
  };
}

const listTests = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listTests)];

export function playwrightCounts({ stats, errors, suites }) {
  const specs = listTests({ suites }).map(({ file, line, title, tests }) => ({
    statuses: new Set(tests.map(({ status }) => status)),
    where: `${file}:${line}`,
    title,
    said: findFirstError(tests),
  }));
  const { flaky, tooMany } = judgeFlaky(specs.filter(({ statuses }) => statuses.has('flaky')));
  return {
    passed: stats.expected + stats.flaky - tooMany,
    failed: stats.unexpected + tooMany + stats.skipped + errors.length,
    flaky,
    broken: specs
      .filter(({ statuses }) => statuses.has('unexpected') || statuses.has('skipped'))
      .map(({ where, title }) => `${where} ${title}`),
  };
}

function findFirstError(tests) {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return errors[0] ?? '';
}

async function runCounted(name, { command, env, cwd, report, read, mayBeEmpty = false }) {
  const begin = performance.now();
  const { code, output } = await run(command, { quiet: true, cwd, env: { ...cleanEnvironment, ...env } });
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // It failed and cannot say where (a crash, a threshold): that is one failure.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // A run that finds no test fails, unless a change may concern none.
  if (counts.passed + counts.failed === 0 && !mayBeEmpty) counts.failed = 1;
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds(begin)}`,
  );
  for (const { where, title, said } of counts.flaky ?? [])
    console.log(`! passed when run once more, to be mended: ${where} ${title}\n${said}`);
  if (counts.failed > 0) {
    const named = [...(counts.broken ?? []), ...(counts.flaky ?? []).map(({ where, title }) => `${where} ${title}`)];
    for (const what of named.length > 0 ? named : [`ended with ${code}`]) noteFailure(name, what);
    console.log(output);
  }
  return counts;
}

async function runWithReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs Vitest with further arguments and counts its tests. With `mayBeEmpty`, no test at all is a success; with `retries`, a test that
 * fails is run so many times more.
 */
export function runVitest(name, args, { env = {}, mayBeEmpty = false, retries = 0 } = {}) {
  return runWithReport((report) => {
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    const options = [`--retry=${retries}`, ...reporters];
    const command = tool('vitest', 'run', ...args, ...options, ...(mayBeEmpty ? ['--passWithNoTests'] : []));
    return runCounted(name, { command, env, report, read: vitestCounts, mayBeEmpty });
  });
}

/** Runs the browser journeys with further arguments and counts its tests. */
export function runPlaywright(name, args, { browser, cwd, env = {} }) {
  return runWithReport((report) => {
    const all = { ...env, CHROMIUM_PATH: browser, E2E_JSON: report };
    return runCounted(name, {
      command: tool('playwright', 'test', '--retries=1', ...args),
      env: all,
      cwd,
      report,
      read: playwrightCounts,
    });
  });
}
