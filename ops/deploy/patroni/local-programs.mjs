// Starts and stops the programs of a cluster on this machine. Their ids are in a file of the cluster's folder, so that
// another process can stop them.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_PATIENCE_MS = 30_000;

/** PostgreSQL refuses to run as root. Root starts everything as `postgres`, other people as themselves. */
export function findServerUser() {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres');
  if (entry === undefined) throw new Error('There is no user postgres: install postgresql-15.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

const idsFile = (folder) => path.join(folder, 'processes.json');

/** @returns {Record<string, number>} the process ids by the names of the programs */
export function readIds(folder) {
  return existsSync(idsFile(folder)) ? JSON.parse(readFileSync(idsFile(folder), 'utf8')) : {};
}

function keepId(folder, name, id) {
  writeFileSync(idsFile(folder), JSON.stringify({ ...readIds(folder), [name]: id }));
}

/** Starts a program in a session of its own; its output goes to `<name>.log` in the folder. */
export function startProgram(folder, name, [program, ...args], env = {}) {
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: folder, ...env },
    ...findServerUser(),
  });
  closeSync(log);
  if (child.pid === undefined) throw new Error(`${program} cannot be started: is its package installed?`);
  child.unref();
  keepId(folder, name, child.pid);
}

/** @returns true if the process is still the one that was started in the folder: the system gives the id of one that ended to another. */
function isRunning(folder, id) {
  try {
    return readlinkSync(`/proc/${id}/cwd`) === realpathSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return false;
    throw error;
  }
}

function sendSignal(id, signal) {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends a program and waits for it; one that does not end in time is killed. */
export async function stopProgram(folder, name) {
  const id = readIds(folder)[name];
  if (id === undefined || !isRunning(folder, id)) return;
  sendSignal(id, 'SIGCONT');
  sendSignal(id, 'SIGTERM');
  const late = performance.now() + STOP_PATIENCE_MS;
  while (isRunning(folder, id)) {
    if (performance.now() > late) sendSignal(id, 'SIGKILL');
    await wait(50);
  }
}
