import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { openSlowProxy } from '../stages/slow-proxy.ts';

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

function findProgram(): string {
  const found = PROGRAMS.find((file) => existsSync(file));
  if (found === undefined) throw new Error('These tests need PgBouncer: apt-get install pgbouncer');
  return found;
}

/** PgBouncer refuses to run as root. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:')) ?? '';
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function formatConfig(target: URL, port: number): string {
  const password = target.password === '' ? '' : ` password=${decodeURIComponent(target.password)}`;
  return `[databases]
* = host=127.0.0.1 port=${target.port} user=${decodeURIComponent(target.username)}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 500
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
}

async function waitUntilListening(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const isThere = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere === true) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** PgBouncer in transaction mode in front of the server of `url`, as docs/operators/several-servers.md sets it up. */
export async function startPooler(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const program = findProgram();
  const direct = await openSlowProxy(url, 0);
  const folder = await mkdtemp('/tmp/pgbouncer-');
  await chmod(folder, 0o755);
  const port = await findPort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, formatConfig(new URL(direct.url), port), { mode: 0o644 });
  const child = spawn(program, [file], { ...findUser(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const early = ended.then(() => {
    throw new Error(`PgBouncer ended:\n${said.join('').slice(-2000)}`);
  });
  await Promise.race([waitUntilListening(port), early]);
  early.catch(() => undefined);
  const pooled = new URL(direct.url);
  pooled.port = String(port);
  return {
    url: pooled.toString(),
    async close() {
      child.kill('SIGKILL');
      await ended;
      await direct.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
