// Installs the packages of package-lock.json if they are missing or different, and writes the files that Git does not keep.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateFacts } from '../packages/domain/scripts/generate.mjs';
import { npm, root, run } from './child.mjs';
import { phase, Refusal } from './phases.mjs';
import { computeSourceHash, isFresh, markFresh } from './stale.mjs';

/** The oldest minor version of each major one that is supported; majors from 24 on are. */
const OLDEST_MINOR = { 20: 19, 22: 13 };
const NEWEST_MAJORS = 24;
const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules', '.package-lock.json');
const stamp = path.join(root, 'node_modules', '.wideload-installed');

/** @throws Refusal if Node.js is too old (`engines` in package.json). */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= NEWEST_MAJORS || minor >= (OLDEST_MINOR[major] ?? Infinity)) return;
  throw new Refusal(
    `Wideload needs Node.js 20.19, 22.13, 24 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

function listWanted() {
  const lock = readFileSync(lockFile);
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Compares npm's record of node_modules with the packages of the lock file for this platform. */
function matchesLock() {
  if (!existsSync(installedFile)) return false;
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(packages).every(([at, { version, optional, link, peer }]) => {
    if (!at.includes('node_modules/') || (optional && installed[at] === undefined)) return true;
    if (link || peer) return installed[at] !== undefined;
    return installed[at]?.version === version;
  });
}

export function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === listWanted()) return true;
  if (!matchesLock()) return false;
  writeFileSync(stamp, listWanted());
  return true;
}

/** @throws Refusal with the last lines of npm's output. */
async function installPackages() {
  if (isInstalled()) return;
  console.log('  Installing packages from the npm registry (the first time only)');
  const { code, output } = await phase('Packages', () =>
    run(npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'), { quiet: true }),
  );
  if (code !== 0) {
    const last = output.trim().split('\n').slice(-12).join('\n');
    throw new Refusal(
      `The packages could not be installed. npm says:\n${last}\nIs the npm registry within reach? Try again with: npm ci --ignore-scripts`,
    );
  }
  writeFileSync(stamp, listWanted());
}

const calls = { built: 'packages/contract/src/calls/own-calls.generated.ts', sources: ['packages/contract'] };

/** They are read from the contract itself, which takes a second, so only when it has changed. */
async function generateCalls() {
  if (isFresh('calls', calls)) return;
  const { code, output } = await run([process.execPath, 'packages/contract/scripts/generate.mjs'], { quiet: true });
  if (code !== 0) throw new Refusal(`The calls of the contract could not be listed:\n${output}`);
  markFresh('calls', computeSourceHash(calls.sources));
}

/** @throws Refusal if the packages could not be installed. */
export async function install() {
  await installPackages();
  generateFacts();
  await generateCalls();
}
