// A temporary PostgreSQL 15 for the API tests of CI: the oldest version that the product supports.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { run } from './child.mjs';

const isRoot = process.getuid?.() === 0;

const places = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
];

async function findBinaries() {
  const inPath = (process.env.PATH ?? '').split(path.delimiter);
  for (const folder of [...places, ...inPath]) {
    const server = path.join(folder, 'postgres');
    if (!existsSync(server) || !existsSync(path.join(folder, 'initdb'))) continue;
    const { output } = await run([server, '--version'], { quiet: true });
    if (/ 15\./.test(output)) return folder;
  }
  return null;
}

/** PostgreSQL refuses to run as root. */
function serverUser() {
  if (!isRoot) return {};
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder for the server's files. Root's own `TMPDIR` may be closed to the server's user, `/tmp` is for everybody. */
export function makeServerFolder() {
  const folder = mkdtempSync(path.join(isRoot ? '/tmp' : tmpdir(), 'pg15-'));
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return { folder, user };
}

async function start(bin, folder, user) {
  const data = path.join(folder, 'data');
  const initdb = [
    path.join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    'wideload',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
  ];
  const { code, output } = await run(initdb, { quiet: true, cwd: '/', ...user });
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'checkpoint_timeout=1h',
    // Compiling a plan costs more than any query of a test.
    'jit=off',
    'max_connections=300',
  ];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  let lines = '';
  await new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error(`PostgreSQL 15 did not start:\n${lines}`)));
    server.stderr.setEncoding('utf8').on('data', (part) => {
      lines = `${lines}${part}`.slice(-4000);
      if (part.includes('ready to accept connections')) resolve();
    });
  });
  return server;
}

/**
 * Finds PostgreSQL 15, or installs it.
 * @returns {Promise<string | null>} the folder of its programs.
 */
export async function providePostgres15() {
  const found = await findBinaries();
  if (found !== null) return found;
  await installWithApt('postgresql-15');
  return findBinaries();
}

/**
 * @returns {Promise<{ url: string, stop(): Promise<void> } | null>} null where PostgreSQL 15 neither is nor can be installed.
 */
export async function startPostgres15() {
  const bin = await providePostgres15();
  if (bin === null) return null;
  const { folder, user } = makeServerFolder();
  const server = await start(bin, folder, user);
  return {
    url: `postgres://wideload@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
