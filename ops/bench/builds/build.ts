// A build of the product to be measured: that of this folder, or that of a commit in a folder of its own.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm, root as here } from '../../../scripts/child.mjs';

export type Build = { name: string; root: string; remove(): void };

/** The one before, and the one that is to be better. */
export type Pair = readonly [before: Build, after: Build];

/** Its packages of this product are its own, all others those of this folder. */
function linkPackages(root: string): void {
  const [from, to] = [path.join(here, 'node_modules'), path.join(root, 'node_modules')];
  mkdirSync(path.join(to, '@wideload'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@wideload') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@wideload')))
    symlinkSync(readlinkSync(path.join(from, '@wideload', name)), path.join(to, '@wideload', name));
}

/** @param commit or a folder with a build, as this one: `.` */
export function openBuild(commit: string): Build {
  if (existsSync(commit)) return { name: commit, root: path.resolve(commit), remove: () => undefined };
  const root = mkdtempSync(path.join(tmpdir(), 'wideload-build-'));
  const runIn = ([program = '', ...args]: readonly string[]) =>
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  runIn(['git', 'clone', '--quiet', '--shared', '--no-checkout', here, '.']);
  runIn(['git', 'checkout', '--quiet', commit]);
  const readLock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (readLock(root) === readLock(here)) linkPackages(root);
  else runIn(npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'));
  // Older commits kept the facts and the calls in Git, and compiled nothing ahead.
  const scripts = [
    'packages/domain/scripts/generate.mjs',
    'packages/contract/scripts/generate.mjs',
    'scripts/build-server.mjs',
    'scripts/build-web.mjs',
    'scripts/compile-ahead.mjs',
  ];
  for (const script of scripts) if (existsSync(path.join(root, script))) runIn([process.execPath, script]);
  return { name: commit, root, remove: () => rmSync(root, { recursive: true }) };
}

/** Settings of the allocator in the image of this build. They count from the start of a process, so `npm start` has none. */
export function readAllocator({ root }: Build): Record<string, string> {
  // Commits before it had no folder `ops`.
  const folder = ['ops/deploy', 'deploy'].find((one) => existsSync(path.join(root, one))) ?? '';
  const image = readFileSync(path.join(root, folder, 'container/Containerfile'), 'utf8');
  const settings = image.matchAll(/\b(MALLOC_\w+)=(\S+)/g);
  return Object.fromEntries([...settings].map(([, name = '', value = '']) => [name, value]));
}

/** Node.js runs it with the options of `npm start`. */
export function toProgram({ root }: Build): string[] {
  // Cast: the file of the repository.
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  return [...options, path.join(root, 'apps/api/dist/main.js')];
}
