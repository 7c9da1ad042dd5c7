// HAProxy in front of servers on this machine.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../scripts/phases.mjs';

/** @returns {string} the program's path. */
export function findHaproxy() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => path.join(folder, 'haproxy')).find((file) => existsSync(file));
  if (found === undefined)
    throw new Refusal(
      'npm run cluster needs HAProxy. Install it (Debian: apt-get install haproxy; macOS: brew install haproxy), then start again.',
    );
  return found;
}

const problem = JSON.stringify({
  type: 'about:blank#server.unavailable',
  title: 'The service is unavailable for a moment',
  status: 503,
  code: 'server.unavailable',
});

/**
 * Checks `/health/live`: while the database is away the servers answer themselves, with `Retry-After`. Each request has a connection of
 * its own to a server, so a stopping server loses none. Only what no server has seen is sent again.
 */
function formatConfig({ host, port, servers }) {
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 95s
  timeout server 95s
  timeout check 1s
  option forwardfor
  option http-server-close
  retries 3
  option redispatch 1
  retry-on conn-failure
  http-error status 503 content-type application/problem+json string '${problem}' hdr Retry-After 3
frontend web
  bind ${host}:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /health/live
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1
${servers.map((own, index) => `  server s${index + 1} 127.0.0.1:${own} check`).join('\n')}
`;
}

/** Rejects if it ends at once, as with a port that is taken. */
export async function startHaproxy(program, folder, setup) {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, formatConfig(setup));
  const child = spawn(program, ['-db', '-f', file], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (said = `${said}${part}`.slice(-2000)));
  let failure;
  child.once('error', (error) => (failure = error));
  child.once('exit', () => (failure = new Refusal(`HAProxy did not start:\n${said}`)));
  const address = `http://${setup.host}:${setup.port}/health/live`;
  while ((await fetch(address).catch(() => null)) === null) {
    if (failure !== undefined) throw failure;
    await wait(100);
  }
  return child;
}
