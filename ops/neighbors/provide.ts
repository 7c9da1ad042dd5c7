// The programs of the neighbors: from Debian by apt, from npm into a folder that git ignores.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from '../../scripts/apt.mjs';
import { npm, root, run } from '../../scripts/child.mjs';

/**
 * @param program of the Debian package `name`, which starts a service where Debian does so: each job has a process of its own instead.
 * @returns its path.
 */
export async function provideFromDebian(name: string, program: string): Promise<string> {
  if (existsSync(program)) return program;
  await installWithApt(name);
  if (!existsSync(program)) throw new Error(`This job needs ${program}: apt-get install ${name}`);
  // It fails where nothing was started.
  await run(['service', name, 'stop'], { quiet: true });
  return program;
}

export async function runOrThrow(command: readonly string[], options: object = {}): Promise<void> {
  const [program = '', ...args] = command;
  const { code, output } = await run([program, ...args], { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`);
}

export const neighborsFolder = path.join(root, '.cache/neighbors');

/** @returns the folder of the npm package, without having run a script of it. */
export async function provideFromNpm(name: string, version: string): Promise<string> {
  const folder = path.join(neighborsFolder, `${name}-${version}`);
  const installed = path.join(folder, 'node_modules', name);
  if (existsSync(installed)) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}');
  await runOrThrow(npm('install', '--no-save', '--ignore-scripts', `${name}@${version}`), { cwd: folder });
  return installed;
}
