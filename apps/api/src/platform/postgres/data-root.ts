import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { canAccess, chooseServerUser, type ServerUser } from './server-user.ts';

export type DataRoot = {
  dataDir: string;
  /** Private folder with the cluster, the password and leftovers of unfinished starts. */
  root: string;
  cluster: string;
  passwordFile: string;
  /** A socket's path is limited to about 107 bytes, so the name is a short hash. */
  sockets: string;
  user: ServerUser;
};

/** For root, if the server's user cannot enter the data folder, as below /root. */
const FALLBACK = '/var/lib/wideload';

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function makePrivate(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const facts = await lstat(folder);
  const owner = process.getuid?.() ?? facts.uid;
  if (!facts.isDirectory() || (owner !== 0 && facts.uid !== owner)) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} belongs to another user: start as that user, set DATA_DIR to a folder of your own, or DATABASE_URL to a PostgreSQL server.`,
    );
  }
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}

async function createFallback(user: ServerUser, dataDir: string): Promise<string> {
  const made = await mkdir(FALLBACK, { recursive: true });
  // Independent of the umask, like the folder of the programs.
  if (made !== undefined) await chmod(FALLBACK, 0o755);
  if (await canAccess(user, FALLBACK)) return path.join(FALLBACK, randomUUID());
  throw new EmbeddedPostgresError(
    `The user ${user?.name} that the database runs as can enter neither ${dataDir} nor ${FALLBACK}: set DATA_DIR to a folder it can enter, or DATABASE_URL to a PostgreSQL server.`,
  );
}

async function readLink(link: string): Promise<string | null> {
  const target = await readlink(link).catch(() => null);
  return target === null ? null : path.resolve(path.dirname(link), target);
}

/** The link lets people delete the data folder to start from scratch. Of two starts at once one creates it. */
async function linkDataFolder(link: string, elsewhere: string): Promise<string> {
  await symlink(elsewhere, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readLink(link)) ?? link;
}

async function chooseRoot(dataDir: string): Promise<{ root: string; user: ServerUser }> {
  const inside = path.join(dataDir, 'postgres');
  const known = await readLink(inside);
  const user = await chooseServerUser(known ?? inside);
  if (known !== null) return { root: known, user };
  if (await canAccess(user, dataDir)) return { root: inside, user };
  if (existsSync(inside))
    throw new EmbeddedPostgresError(
      `The user ${user?.name} that the database in ${inside} runs as cannot enter that folder: let it through the folders above (chmod a+x), or set DATA_DIR to another folder.`,
    );
  return { root: await linkDataFolder(inside, await createFallback(user, dataDir)), user };
}

/** Not TMPDIR: two starts with different environments must find the same lock. */
async function findSocketsParent(): Promise<string> {
  const facts = await stat('/tmp').catch(() => null);
  return facts?.isDirectory() === true ? '/tmp' : tmpdir();
}

/** @throws EmbeddedPostgresError if the server's user cannot reach any folder. */
export async function prepareDataRoot(dataDir: string): Promise<DataRoot> {
  await mkdir(dataDir, { recursive: true });
  // Another name of the folder must lead to this lock and these sockets.
  const real = await realpath(dataDir);
  const { root, user } = await chooseRoot(real);
  const sockets = path.join(await findSocketsParent(), `wideload-${hashText(root)}`);
  await makePrivate(root, user);
  await makePrivate(sockets, user);
  return {
    dataDir: real,
    root,
    cluster: path.join(root, 'data'),
    passwordFile: path.join(root, 'password'),
    sockets,
    user,
  };
}
