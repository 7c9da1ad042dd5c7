// Ghost on SQLite, with an owner, the key of its Content API, and what an author writes by its Admin API.
import { cpSync, readFileSync, symlinkSync, writeFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, npm, withoutNpm } from '../../../scripts/child.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import type { Closers } from '../../faults/machine/closers.ts';
import { makeFolder } from '../beside.ts';
import { startDaemon, type Daemon } from '../daemon.ts';
import { provideNode } from '../../nodes/nodes.mjs';
import { neighborsFolder, provideFromNpm, runOrThrow } from '../provide.ts';

// Ghost from the npm registry alone, with the packages that its own lock file names. Its driver of SQLite is compiled here, because a
// compiled one is not in the registry.

/** Node.js, pnpm: those that Ghost's package.json asks for. */
export const versions = { ghost: '6.65.0', node: '24', pnpm: '12.4.2', nodeGyp: '13.1.0' };

/** @returns Ghost's folder and the Node.js that runs it. */
async function provideGhost(): Promise<{ folder: string; node: string }> {
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

const BOOT_LIMIT_MS = 120_000;
const owner = { name: 'Ann', email: 'ann@permits.example', password: 'Gooseneck-7 hauls wide', blogTitle: 'Permits' };

/** Those of the guide for one machine: it asks nobody outside, and sends no mail to confirm a sign-in. */
function readSettings(url: string, port: number): object {
  const file = path.join(root, 'ops/deploy/one-machine/ghost/config.production.json');
  // Cast: the file is a JSON object.
  const given = JSON.parse(readFileSync(file, 'utf8')) as object;
  return { ...given, url, server: { host: '127.0.0.1', port } };
}

type Key = { type: string; secret: string };

/** While it fills its database it listens, answers 503, and may end connections. */
async function waitForBoot(url: string, { readOutput }: Daemon): Promise<void> {
  const end = performance.now() + BOOT_LIMIT_MS;
  for (;;) {
    const status = await fetch(`${url}/ghost/api/admin/site/`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > end) throw new Error(`Ghost still answers ${status}:\n${readOutput()}`);
    await pause(500);
  }
}

export async function startGhost(closers: Closers) {
  const { folder: program, node } = await provideGhost();
  const folder = makeFolder(closers);
  cpSync(path.join(program, 'content'), path.join(folder, 'content'), { recursive: true });
  // As its own installer has it: it finds itself by this name in the folder in which it is started, and its configuration there.
  symlinkSync(program, path.join(folder, 'current'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(path.join(folder, 'config.production.json'), JSON.stringify(readSettings(url, port)));
  const env = { NODE_ENV: 'production' };
  const daemon = await startDaemon({ command: [node, 'current/index.js'], port, cwd: folder, env }, closers);
  await waitForBoot(url, daemon);

  let cookie = '';
  async function write<T>(at: string, body: object): Promise<T> {
    const answer = await fetch(`${url}/ghost/api/admin/${at}`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Ghost answered ${answer.status} to ${at}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    // Cast: a session is answered without a body, which nobody reads.
    return answer.headers.get('content-type')?.includes('json') ? ((await answer.json()) as T) : ({} as T);
  }
  await write('authentication/setup/', { setup: [owner] });
  await write('session/', { username: owner.email, password: owner.password });
  const integrations = [{ name: 'Wideload' }];
  const made = await write<{ integrations: { api_keys: Key[] }[] }>('integrations/?include=api_keys', { integrations });
  const contentKey = made.integrations[0]?.api_keys.find(({ type }) => type === 'content')?.secret ?? '';
  return {
    settings: { BLOG_PROVIDER: 'ghost', GHOST_URL: url, GHOST_CONTENT_KEY: contentKey },
    /** @returns its id. */
    async publish(post: { title: string; lexical: string; custom_excerpt?: string; tags?: object[] }): Promise<string> {
      const { posts } = await write<{ posts: { id: string }[] }>('posts/', {
        posts: [{ ...post, status: 'published' }],
      });
      return posts[0]?.id ?? '';
    },
    whileHung: daemon.whileHung,
    stop: daemon.stop,
  };
}
