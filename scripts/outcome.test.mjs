import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from './child.mjs';
import { listFailures, playwrightCounts, runStep, runVitest, sum } from './outcome.mjs';

let folder;

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  // Below the root, so that the tests in it find Vitest.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'outcome-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function project(name, files) {
  const at = path.join(folder, name);
  mkdirSync(at);
  for (const [file, text] of Object.entries({ 'vitest.config.mjs': 'export default {};', ...files })) {
    writeFileSync(path.join(at, file), text);
  }
  return ['--root', at];
}

const head = "import { expect, test } from 'vitest';\n";

test('a step that ends well counts nothing, one that does not is one failure', async () => {
  expect(await runStep('well', [process.execPath, '-e', ''])).toEqual({ passed: 0, failed: 0 });
  expect(await runStep('badly', [process.execPath, '-e', 'process.exit(3)'])).toEqual({ passed: 0, failed: 1 });
  expect(await runStep('nowhere', ['/no/such/program'])).toEqual({ passed: 0, failed: 1 });
});

test('a run that may be empty passes without a test', async () => {
  const args = project('unconcerned', {});
  expect(await runVitest('unconcerned', args, { mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 });
});

test('tests that pass, fail, are skipped or cannot be loaded are told apart', async () => {
  const args = project('mixed', {
    'mixed.test.mjs': `${head}test('a', () => {}); test('b', () => {}); test('c', () => expect(1).toBe(2)); test.skip('d', () => {});`,
    'broken.test.mjs': "import './no-such-file.mjs';",
  });
  expect(await runVitest('mixed', args)).toMatchObject({ passed: 2, failed: 3 });
  expect(listFailures().filter((line) => line.startsWith('✗ mixed: '))).toEqual([
    expect.stringMatching(/mixed\.test\.mjs c$/),
    expect.stringMatching(/mixed\.test\.mjs d$/),
    expect.stringMatching(/broken\.test\.mjs$/),
  ]);
});

/** Tests of which each fails at its first run. */
const flakyTests = (count) =>
  `${head}const runs = {}; for (let at = 0; at < ${count}; at++) test('t' + at, () => { runs[at] = (runs[at] ?? 0) + 1; expect(runs[at]).toBe(2); });`;

test('where it is asked for, one or two tests that pass when run once more are named, and three of them fail', async () => {
  const two = project('two', { 'two.test.mjs': flakyTests(2) });
  expect(await runVitest('strict', two)).toMatchObject({ passed: 0, failed: 2, flaky: [] });
  const { flaky, ...counts } = await runVitest('two', two, { retries: 1 });
  expect(counts).toEqual({ passed: 2, failed: 0, broken: [] });
  expect(flaky.map(({ title }) => title)).toEqual(['t0', 't1']);
  const three = project('three', { 'three.test.mjs': flakyTests(3) });
  expect(await runVitest('three', three, { retries: 1 })).toMatchObject({ passed: 0, failed: 3 });
  expect(listFailures().filter((line) => line.startsWith('✗ three: '))).toHaveLength(3);
});

test('a run that finds no test, or dies after its tests passed, is one failure', async () => {
  expect(await runVitest('empty', project('empty', {}))).toMatchObject({ passed: 0, failed: 1 });
  const late = `${head}test('a', () => { Promise.reject(new Error('after the test')); });`;
  expect(await runVitest('late', project('late', { 'late.test.mjs': late }))).toMatchObject({ passed: 1, failed: 1 });
});

test('outcomes add up', () => {
  const outcomes = [
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ];
  expect(sum(outcomes)).toEqual({ passed: 5, failed: 1 });
});

/** As Playwright's JSON reporter writes it. */
function reportOf(flaky, { expected = 10, unexpected = 0, skipped = 0 } = {}) {
  const specs = Array.from({ length: flaky }, (_, at) => ({
    file: 'a.spec.ts',
    line: at + 1,
    title: `journey ${at + 1}`,
    tests: [{ status: 'flaky', results: [{ error: { message: 'Too early.' } }, {}] }],
  }));
  const quiet = { file: 'b.spec.ts', line: 1, title: 'steady', tests: [{ status: 'expected', results: [{}] }] };
  const suites = [{ specs: [quiet], suites: [{ specs }] }];
  return { stats: { expected, unexpected, skipped, flaky }, errors: [], suites };
}

test('one or two journeys that pass when run once more are named, and three of them fail', () => {
  const named = [
    { where: 'a.spec.ts:1', title: 'journey 1', said: 'Too early.' },
    { where: 'a.spec.ts:2', title: 'journey 2', said: 'Too early.' },
  ];
  expect(playwrightCounts(reportOf(0))).toEqual({ passed: 10, failed: 0, flaky: [], broken: [] });
  expect(playwrightCounts(reportOf(2))).toMatchObject({ passed: 12, failed: 0, flaky: named });
  expect(playwrightCounts(reportOf(3))).toMatchObject({ passed: 10, failed: 3 });
  expect(playwrightCounts(reportOf(1, { unexpected: 1, skipped: 1 }))).toMatchObject({ passed: 11, failed: 2 });
});
