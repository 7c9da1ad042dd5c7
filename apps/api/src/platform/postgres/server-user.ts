import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system user that runs the server; null for the user of this process. */
export type ServerUser = { uid: number; gid: number; name: string } | null;

async function passwdEntry(name: string): Promise<ServerUser> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const fields = lines.map((line) => line.split(':')).find(([login]) => login === name);
  return fields === undefined ? null : { name, uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function ownerOf(folder: string): Promise<ServerUser> {
  const facts = await stat(folder).catch(() => null);
  return facts === null || facts.uid === 0 ? null : { name: `uid ${facts.uid}`, uid: facts.uid, gid: facts.gid };
}

/**
 * PostgreSQL refuses to run as root, so root lends it a user: the owner of existing data, else `postgres`, else
 * `nobody`.
 * @param existing folder that may hold the data of an earlier start.
 */
export async function chooseServerUser(existing: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null;
  return (await ownerOf(existing)) ?? (await passwdEntry('postgres')) ?? (await passwdEntry('nobody'));
}

/** True if the server's user may access `file`: `-x` enter or run, `-r` read. Asks the system, so access lists count. */
export async function canAccess(user: ServerUser, test: '-x' | '-r', file: string): Promise<boolean> {
  if (user === null) return true;
  const { uid, gid } = user;
  return run('/bin/sh', ['-c', 'test "$1" "$2"', 'sh', test, file], { uid, gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
