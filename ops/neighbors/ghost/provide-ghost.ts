// Ghost from the npm registry alone, with the packages that its own lock file names. Its driver of SQLite is compiled here, because a
// compiled one is not in the registry.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npm, withoutNpm } from '../../../scripts/child.mjs';
import { provideNode } from '../../nodes/nodes.mjs';
import { neighborsFolder, provideFromNpm, runOrThrow } from '../provide.ts';

/** Node.js, pnpm: those that Ghost's package.json asks for. */
export const versions = { ghost: '6.65.0', node: '24', pnpm: '12.4.2', nodeGyp: '13.1.0' };

/** @returns Ghost's folder and the Node.js that runs it. */
export async function provideGhost(): Promise<{ folder: string; node: string }> {
  const bin = await provideNode(versions.node);
  const node = path.join(bin, 'node');
  const place = path.join(neighborsFolder, `ghost-${versions.ghost}`);
  const folder = path.join(place, 'package');
  const driver = path.join(folder, 'node_modules/better-sqlite3');
  if (existsSync(path.join(driver, 'build/Release/better_sqlite3.node'))) return { folder, node };

  const pnpm = path.join(await provideFromNpm('pnpm', versions.pnpm), 'bin/pnpm.mjs');
  const nodeGyp = path.join(await provideFromNpm('node-gyp', versions.nodeGyp), 'bin/node-gyp.js');
  const env = { ...withoutNpm(), PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  await runOrThrow(npm('pack', `ghost@${versions.ghost}`), { cwd: place });
  await runOrThrow(['tar', '-xzf', `ghost-${versions.ghost}.tgz`], { cwd: place });
  const packages = [
    'install',
    '--frozen-lockfile',
    '--prod',
    '--ignore-scripts',
    '--store-dir',
    path.join(place, 'store'),
  ];
  await runOrThrow([node, pnpm, ...packages], { cwd: folder, env });
  // `include` beside `bin` has the headers of this Node.js.
  await runOrThrow([node, nodeGyp, 'rebuild', '--release', `--nodedir=${path.dirname(bin)}`], { cwd: driver, env });
  return { folder, node };
}
