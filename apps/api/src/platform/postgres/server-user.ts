import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type ServerUser = { uid: number; gid: number; name: string } | null;

async function findPasswdEntry(name: string): Promise<ServerUser> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const fields = lines.map((line) => line.split(':')).find(([login]) => login === name);
  return fields === undefined ? null : { name, uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function findOwner(folder: string): Promise<ServerUser> {
  const facts = await stat(folder).catch(() => null);
  return facts === null || facts.uid === 0 ? null : { name: `uid ${facts.uid}`, uid: facts.uid, gid: facts.gid };
}

/** PostgreSQL refuses to run as root: root lends it the owner of `existing` data, else `postgres`, else `nobody`. */
export async function chooseServerUser(existing: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null;
  return (await findOwner(existing)) ?? (await findPasswdEntry('postgres')) ?? (await findPasswdEntry('nobody'));
}

/** @returns true if the user may enter the folder or run the program. Asks the system, so access lists count. */
export async function canAccess(user: ServerUser, file: string): Promise<boolean> {
  if (user === null) return true;
  const { uid, gid } = user;
  return run('/bin/sh', ['-c', 'test -x "$1"', 'sh', file], { uid, gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
