// The product on other versions of Node.js than the one that runs this: each starts it, and runs the API tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { targets } from '../../scripts/build-targets.mjs';
import { npm, root, run } from '../../scripts/child.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { forCi } from '../../scripts/left-out.mjs';
import { noteFailure, runVitest, sum } from '../../scripts/outcome.mjs';

/** The versions that package.json promises, the oldest first. */
export const versions = ['20.19', '22', '24', '26'];

const START_MS = 120_000;

/** @returns the folder of the program, from the npm package `node-<platform>-<arch>`, which the package `node` installs. */
export async function provideNode(version) {
  const folder = path.join(root, '.cache/nodes', version);
  const name = `node-${process.platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  if (existsSync(path.join(bin, 'node'))) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}');
  const { code, output } = await run(npm('install', '--no-save', '--ignore-scripts', `${name}@${version}`), {
    quiet: true,
    cwd: folder,
  });
  if (code !== 0) throw new Error(`Node.js ${version} could not be had:\n${output}`);
  return bin;
}

async function findLandingPage(origin, child) {
  const end = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < end) {
    const page = await fetch(origin).then(
      (answer) => answer.text(),
      () => '',
    );
    if (page.includes('<h1')) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Starts the built product on an empty folder, and asks for the landing page. */
async function startProduct(version, bin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-node-'));
  // Root runs the database as another user, who needs access.
  chmodSync(folder, 0o711);
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: folder, PORT: port };
  const child = spawn(path.join(bin, 'node'), [targets.server.built, 'serve'], { cwd: root, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isServed = await findLandingPage(`http://127.0.0.1:${port}/`, child);
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  console.log(`${isServed ? '✓' : '✗'} Node.js ${version} starts the product`);
  if (!isServed) noteFailure(`Node.js ${version}`, 'does not start the product');
  return { passed: 0, failed: isServed ? 0 : 1 };
}

/** @param tests parts of paths of API tests; none for all of them */
export async function runOnNode(version, tests = []) {
  const bin = await provideNode(version);
  const started = await startProduct(version, bin);
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const args = ['--project', 'api', ...forCi, ...tests];
  const tested = await runVitest(`API on Node.js ${version}`, args, { env, retries: 1 });
  return sum([started, tested]);
}
