// npm run faults: runs the named scenarios, or all of them, and writes docs/figures.md. `--quick`: those of CI. With it and with
// `--unwritten` it writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/child.mjs';
import { openMachine, type Machine } from './machine/machine.ts';
import { hasFailed, renderReport, updateFigures, type Result } from './report/report.ts';
import { NotRun, type Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const figures = path.join(root, 'docs/figures.md');

function chooseScenarios(names: readonly string[], isQuick: boolean): readonly Scenario[] {
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}: use ${scenarios.map(({ name }) => name).join(', ')}.`);
  return scenarios.filter(({ name, isQuick: isItQuick }) =>
    names.length === 0 ? !isQuick || isItQuick : names.includes(name),
  );
}

async function runScenario(scenario: Scenario, machine: Machine, isQuick: boolean): Promise<Result> {
  const { name, done, expected } = scenario;
  try {
    const { measured, broken } = await scenario.run(machine, { isQuick });
    return { name, done, expected, measured, broken, verdict: broken.length === 0 ? 'held' : 'broken' };
  } catch (error) {
    if (error instanceof NotRun)
      return { name, done, expected, measured: error.message, broken: [], verdict: 'not run' };
    // A scenario that fails has not shown that its promise holds.
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, done, expected, measured: 'the scenario failed', broken: [why], verdict: 'broken' };
  }
}

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const isWritten = !isQuick && !args.includes('--unwritten');
const chosen = chooseScenarios(
  args.filter((arg) => !arg.startsWith('--')),
  isQuick,
);
const results: Result[] = [];
const machine = await openMachine();
try {
  for (const scenario of chosen) {
    const begin = performance.now();
    const result = await runScenario(scenario, machine, isQuick);
    results.push(result);
    console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s\n${renderReport([result])}\n`);
    if (isWritten) {
      const today = new Date().toISOString().slice(0, 10);
      writeFileSync(figures, updateFigures(readFileSync(figures, 'utf8'), [result], today));
    }
  }
} finally {
  await machine.close();
}
const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length;
console.log(`${count('held')} held, ${count('broken')} broken, ${count('not run')} not run`);
process.exit(hasFailed(results) ? 1 : 0);
