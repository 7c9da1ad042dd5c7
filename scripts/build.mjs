// Builds the stale targets, or with --all every one, and checks the script budgets.
import { pathToFileURL } from 'node:url';
import { budgets } from './budgets.mjs';
import { targets } from './build-targets.mjs';
import { run } from './child.mjs';
import { compileAhead } from './compile-ahead.mjs';
import { checkNode, install } from './install.mjs';
import { main, phase, Refusal } from './phases.mjs';
import { computeSourceHash, isFresh, markFresh } from './stale.mjs';

async function buildTarget(name, { title, script, sources }) {
  // Hashed before the build: a file that changes meanwhile makes the next start build again.
  const hash = computeSourceHash(sources);
  const { code, output } = await phase(title, () => run([process.execPath, script], { quiet: true }));
  if (code !== 0) throw new Refusal(`${title} could not be built:\n${output}`);
  markFresh(name, hash);
}

/** @returns the names of the built targets. */
export async function build({ all = false } = {}) {
  const stale = Object.entries(targets).filter(([name, target]) => all || !isFresh(name, target));
  const outcomes = await Promise.allSettled(stale.map(([name, target]) => buildTarget(name, target)));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  if (stale.length > 0) compileAhead();
  return stale.map(([name]) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    checkNode();
    await install();
    await build({ all: true });
    if (!budgets()) throw new Refusal('A page is heavier than its budget.');
  });
}
